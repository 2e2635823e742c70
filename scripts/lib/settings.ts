import { existsSync } from 'node:fs';
import { examples, readSettings, type Settings } from '../../src/env';
import { type Keyring, keyringOf } from '../../src/server/crypto/keyring';
import { demoSecrets, getOrCreateSecret } from './data-dir';
import { inRoot } from './paths';

/** Blanks the machine's own settings; empty means not set. */
export const noSettings: Record<string, string> = Object.fromEntries(Object.keys(examples).map((name) => [name, '']));

/** Reads the environment, then `.env`; `otherwise` fills in what neither sets. */
export function loadSettings(otherwise: Record<string, string> = {}): Settings {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const unset = Object.entries(otherwise).filter(([name]) => !process.env[name]?.trim());
  return readSettings({ ...process.env, ...Object.fromEntries(unset) });
}

/** Null where visitors reach the shop by https, or it is only a demo. */
export const unencryptedWarning = ({ APP_MODE, APP_URL }: Settings): string | null =>
  APP_MODE === 'production' && APP_URL.startsWith('http://')
    ? `Warning: APP_URL is ${APP_URL}. Without https, passwords, sessions and bookings travel unencrypted, and the session's ` +
      'cookie is not Secure. Let a proxy serve https and set APP_URL to that address (docs/deployment.md, Reverse proxy).'
    : null;

/** Generates the key of a demo if none is set. */
export const keysOf = ({ DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_OLD_KEYS, DATA_DIR }: Settings): Keyring =>
  keyringOf({
    DATA_ENCRYPTION_KEY: DATA_ENCRYPTION_KEY ?? getOrCreateSecret(DATA_DIR, 'DATA_ENCRYPTION_KEY'),
    DATA_ENCRYPTION_OLD_KEYS,
  });

/** Contains everything that `src/env.ts` requires of a server. */
export function appEnvironment(settings: Settings, databaseUrl: string): Record<string, string | undefined> {
  return {
    ...process.env,
    ...demoSecrets(settings),
    APP_MODE: settings.APP_MODE,
    APP_URL: settings.APP_URL,
    NEXTAUTH_URL: settings.APP_URL,
    PORT: String(settings.PORT),
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: databaseUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
