import { randomBytes } from 'node:crypto';

export const secret = (): string => randomBytes(24).toString('hex');

/** Shared by all processes of one demo, with its own secrets and mail server. */
export const demoSettings = (origin: string, mailPort: number) => ({
  APP_MODE: 'demo',
  APP_URL: origin,
  HOST: '127.0.0.1',
  NEXTAUTH_SECRET: secret(),
  DATA_ENCRYPTION_KEY: secret(),
  SANDBOX_WEBHOOK_SECRET: secret(),
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  RATE_LIMIT_FACTOR: '1000',
});
