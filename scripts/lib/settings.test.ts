import { expect, test } from 'vitest';
import { readSettings } from '../../src/env';
import { unencryptedWarning } from './settings';

const settings = (more: Record<string, string>) =>
  readSettings({
    APP_MODE: 'production',
    NEXTAUTH_SECRET: 'a secret of at least thirty-two characters',
    DATA_ENCRYPTION_KEY: 'a secret of at least thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'hello@dive.example',
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'Mid-server-tests',
    ...more,
  });

test('unencryptedWarning warns about an http address in production, including the default', () => {
  expect(unencryptedWarning(settings({ APP_URL: 'http://dive.example' }))).toContain('APP_URL is http://dive.example.');
  expect(unencryptedWarning(settings({}))).toContain('APP_URL is http://localhost:3000.');
});

test('unencryptedWarning is null for https and in a demo', () => {
  expect(unencryptedWarning(settings({ APP_URL: 'https://dive.example' }))).toBeNull();
  expect(unencryptedWarning(readSettings({ APP_MODE: 'demo' }))).toBeNull();
});
