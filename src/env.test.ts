import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvFault, examples, readEnv, readSettings } from './env';

const secret = 'a secret of at least thirty-two characters';
const production = {
  APP_MODE: 'production',
  APP_URL: 'https://dive.example',
  DATABASE_URL: 'postgresql://segara:pw@db.example/segara',
  NEXTAUTH_SECRET: secret,
  DATA_ENCRYPTION_KEY: secret,
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Segara Dive <hello@dive.example>',
  PAYMENT_GATEWAY: 'xendit',
  XENDIT_SECRET_KEY: 'key',
  XENDIT_CALLBACK_TOKEN: 'token',
};

function faultsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvFault) return error.faults;
  }
  return [];
}

describe('the environment', () => {
  it('needs no variable for a demo', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ APP_MODE: 'demo', APP_URL: 'http://localhost:3000', HOST: 'localhost' });
    expect(settings.DATA_DIR).toBe(resolve('.data'));
    expect(settings.STORAGE_URL).toBe(`file:${resolve('.data/media')}`);
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('puts the port into the default origin and the origin into the default redirect', () => {
    const settings = readSettings({ PORT: '4100' });
    expect(settings.APP_URL).toBe('http://localhost:4100');
    expect(settings.GOOGLE_REDIRECT_URI).toBe('http://localhost:4100/auth-redirect');
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ PORT: '', APP_URL: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it('reports name, fault and example of every wrong variable, one line each', () => {
    const wrong = { APP_MODE: 'staging', PORT: '70000', APP_URL: 'localhost', TRUSTED_PROXIES: '10.0.0.0/33' };
    expect(faultsOf(() => readSettings(wrong))).toEqual([
      "APP_MODE must be 'demo' or 'production'. Example: APP_MODE=production",
      'APP_URL must be an http or https origin without a path. Example: APP_URL=https://dive.example',
      'PORT must be a whole number from 1 to 65535. Example: PORT=3000',
      'TRUSTED_PROXIES must be IP addresses or networks, separated by commas. Example: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
    ]);
  });

  it('has no default for any secret in production and refuses sandbox payments there', () => {
    const faults = faultsOf(() => readSettings({ APP_MODE: 'production' }));
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PAYMENT_GATEWAY',
      'NEXTAUTH_SECRET',
      'DATA_ENCRYPTION_KEY',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
  });

  it('reports wrong values and missing ones together', () => {
    const faults = faultsOf(() => readSettings({ ...production, PORT: 'x', NEXTAUTH_SECRET: undefined }));
    expect(faults).toHaveLength(2);
  });

  it('starts in production with every secret given, on all addresses of the machine', () => {
    expect(readEnv(production)).toMatchObject({ HOST: '0.0.0.0', PAYMENT_GATEWAY: 'xendit' });
  });

  it.each(['PAYMENT_GATEWAY', 'XENDIT_CALLBACK_TOKEN', 'DATA_ENCRYPTION_KEY', 'MAIL_FROM'])(
    'refuses production without %s',
    (name) => {
      expect(faultsOf(() => readEnv({ ...production, [name]: undefined }))[0]).toContain(name);
    },
  );

  it('refuses a secret that is short enough to guess', () => {
    expect(faultsOf(() => readSettings({ NEXTAUTH_SECRET: 'secret' }))[0]).toContain('at least 32 characters');
  });

  it('accepts old keys, each as long as every secret', () => {
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    expect(readSettings({}).DATA_ENCRYPTION_OLD_KEYS).toEqual([]);
    expect(readSettings({ DATA_ENCRYPTION_OLD_KEYS: `${one}, ${other}` }).DATA_ENCRYPTION_OLD_KEYS).toEqual([
      one,
      other,
    ]);
    expect(faultsOf(() => readSettings({ DATA_ENCRYPTION_OLD_KEYS: `${one},short` }))).toEqual([
      expect.stringMatching(/^DATA_ENCRYPTION_OLD_KEYS must be secrets of at least 32 characters each/),
    ]);
  });

  it('requires the id and the secret of a social sign-in together', () => {
    expect(faultsOf(() => readSettings({ GOOGLE_CLIENT_ID: 'id' }))).toEqual([
      expect.stringContaining('GOOGLE_CLIENT_SECRET is missing'),
    ]);
  });

  it('requires a database and the secrets in the server itself, also in demo mode', () => {
    const faults = faultsOf(() => readEnv({}));
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'NEXTAUTH_SECRET',
      'DATA_ENCRYPTION_KEY',
    ]);
  });

  it('uses the database itself without a pooler, and requires the address of the pooler beside a direct one', () => {
    const [pooled, direct] = ['postgresql://pooler/segara', 'postgresql://db/segara'];
    expect(readSettings({ DATABASE_URL: pooled }).DATABASE_DIRECT_URL).toBe(pooled);
    expect(readSettings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }).DATABASE_DIRECT_URL).toBe(direct);
    expect(faultsOf(() => readSettings({ DATABASE_DIRECT_URL: direct }))).toEqual([
      expect.stringContaining('DATABASE_URL is missing'),
    ]);
  });

  it('accepts trusted proxies as addresses and as networks', () => {
    expect(readSettings({ TRUSTED_PROXIES: '127.0.0.1, fd00::/8' }).TRUSTED_PROXIES).toEqual(['127.0.0.1', 'fd00::/8']);
  });

  it.each(['https://lookup.example/{ip}', 'http://lookup.example:8080/v1?address={ip}&key=1'])(
    'accepts a country service that takes the address in its path or query: %s',
    (service) => {
      expect(readSettings({ COUNTRY_LOOKUP_URL: service }).COUNTRY_LOOKUP_URL).toBe(service);
    },
  );

  it.each([
    'https://{ip}.lookup.example/',
    'https://{ip}/{ip}',
    'https://{ip}@lookup.example/{ip}',
    'https://x.example/#{ip}',
  ])('refuses a country service whose host the visitor could choose: %s', (service) => {
    expect(faultsOf(() => readSettings({ COUNTRY_LOOKUP_URL: service }))).toEqual([
      expect.stringMatching(/^COUNTRY_LOOKUP_URL must be an http or https address with \{ip\} in its path or query/),
    ]);
  });

  it('reads the origin without its trailing slash', () => {
    expect(readSettings({ APP_URL: 'https://dive.example/' }).APP_URL).toBe('https://dive.example');
  });

  it('never repeats a secret in an error', () => {
    const faults = faultsOf(() =>
      readSettings({ DATABASE_URL: 'mysql://root:hunter2@db', NEXTAUTH_SECRET: 'hunter2' }),
    );
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('is described in .env.example, variable by variable', () => {
    const described = readFileSync('.env.example', 'utf8').match(/^[A-Z_0-9]+(?==)/gm);
    expect(described?.toSorted()).toEqual(Object.keys(examples).toSorted());
  });

  it('copied from .env.example gives the demo', () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_0-9]+)=(.*)$/gm);
    const copied = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
    expect(readSettings(copied)).toEqual(readSettings({}));
  });
});
