import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isStorage, number, text, url, web } from './shared/schema/setting';

type Source = Record<string, string | undefined>;

/** Wrong or missing settings: one line per variable. */
export class EnvFault extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
    this.name = 'EnvFault';
  }
}

const baseUrl = url('must be an http or https address', web);
const databaseAddress = url(
  'must be a PostgreSQL address',
  ['postgres:', 'postgresql:'],
  ({ pathname }) => pathname !== '',
);
const anyText = z.string().optional();
const isSecret = (value: string) => value.length >= 32;
const secret = text('must be at least 32 characters long', (value) => (isSecret(value) ? value : undefined));
const secrets = text('must be secrets of at least 32 characters each, separated by commas', (value) => {
  const parts = value.split(',').map((part) => part.trim());
  return parts.every(isSecret) ? parts : undefined;
});

/** The operator alone chooses the host, so the visitor's address must not be part of it. */
const lookupAddress = text('must be an http or https address with {ip} in its path or query', (value) =>
  URL.canParse(value) && /^https?:\/\/[^/?#{}]+[/?][^#]*\{ip\}/.test(value) ? value : undefined,
);

function addressOrNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (!family || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const isWithin = (from: number, to: number) => (value: number) =>
  Number.isInteger(value) && value >= from && value <= to;

const variables = z.object({
  APP_MODE: z.enum(['demo', 'production'], { error: "must be 'demo' or 'production'" }).default('demo'),
  APP_URL: text('must be an http or https origin without a path', (value) => {
    if (!URL.canParse(value)) return undefined;
    const { protocol, origin, pathname, search, hash } = new URL(value);
    return web.includes(protocol) && pathname + search + hash === '/' ? origin : undefined;
  }),
  PORT: number('must be a whole number from 1 to 65535', isWithin(1, 65_535)).default(3000),
  HOST: anyText,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  NEXTAUTH_SECRET: secret,
  DATA_ENCRYPTION_KEY: secret,
  DATA_ENCRYPTION_OLD_KEYS: secrets.default([]),
  SMTP_URL: url('must be an smtp or smtps address', ['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''),
  MAIL_FROM: text('must be an e-mail address, with or without a name', (value) =>
    /^([^<>]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value) ? value : undefined,
  ).default('Segara Dive <hello@segara.test>'),
  MAIL_INBOUND_SECRET: secret,
  METRICS_TOKEN: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl,
  PAYMENT_GATEWAY: z
    .enum(['sandbox', 'xendit', 'midtrans'], { error: "must be 'sandbox', 'xendit' or 'midtrans'" })
    .default('sandbox'),
  SANDBOX_WEBHOOK_SECRET: secret,
  XENDIT_SECRET_KEY: anyText,
  XENDIT_CALLBACK_TOKEN: anyText,
  XENDIT_BASE_URL: baseUrl,
  MIDTRANS_SERVER_KEY: anyText,
  MIDTRANS_BASE_URL: baseUrl,
  HOLD_MINUTES: number('must be a number above 0, at most 1440', (value) => value > 0 && value <= 1440).default(30),
  PAGE_CACHE_MB: number('must be a number from 1 to 4096', (value) => value >= 1 && value <= 4096).default(128),
  STATIC_KEEP: number('must be a whole number from 1 to 20', isWithin(1, 20)).default(3),
  RATE_LIMIT_FACTOR: number('must be a number above 0', (value) => value > 0 && Number.isFinite(value)).default(1),
  GOOGLE_CLIENT_ID: anyText,
  GOOGLE_CLIENT_SECRET: anyText,
  GOOGLE_ISSUER: baseUrl,
  GOOGLE_REDIRECT_URI: baseUrl,
  FACEBOOK_CLIENT_ID: anyText,
  FACEBOOK_CLIENT_SECRET: anyText,
  FACEBOOK_ISSUER: baseUrl,
  FACEBOOK_AUTHORIZATION_URL: baseUrl,
  FACEBOOK_TOKEN_URL: baseUrl,
  FACEBOOK_PROFILE_URL: baseUrl,
  FACEBOOK_REDIRECT_URI: baseUrl,
  STORAGE_URL: url(
    "must be 'file:' and a folder, or 's3://' and a bucket with an http endpoint",
    ['file:', 's3:'],
    isStorage,
  ),
  BACKUP_DIR: anyText,
  BACKUP_URL: url("must be 's3://' and a bucket with an http endpoint", ['s3:'], isStorage),
  AWS_ACCESS_KEY_ID: anyText,
  AWS_SECRET_ACCESS_KEY: anyText,
  AWS_SESSION_TOKEN: anyText,
  AWS_REGION: z.string().default('us-east-1'),
  MAPS_API_KEY: anyText,
  COUNTRY_LOOKUP_URL: lookupAddress,
  TRUSTED_PROXIES: text('must be IP addresses or networks, separated by commas', (value) => {
    const proxies = value.split(',').map((proxy) => proxy.trim());
    return proxies.every(addressOrNetwork) ? proxies : undefined;
  }).default([]),
  CHROMIUM_PATH: anyText,
});

type Variable = keyof z.output<typeof variables>;
const randomText = '$(openssl rand -base64 32)';

/** Shown in `.env.example` and in error lines. */
export const examples: Record<Variable, string> = {
  APP_MODE: 'production',
  APP_URL: 'https://dive.example',
  PORT: '3000',
  HOST: '0.0.0.0',
  DATA_DIR: '/var/lib/segara',
  DATABASE_URL: 'postgresql://segara:password@127.0.0.1:5432/segara',
  DATABASE_DIRECT_URL: 'postgresql://segara:password@db.example:5432/segara',
  NEXTAUTH_SECRET: randomText,
  DATA_ENCRYPTION_KEY: randomText,
  DATA_ENCRYPTION_OLD_KEYS: 'the key before this one,the one before that',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Segara Dive <hello@dive.example>',
  MAIL_INBOUND_SECRET: randomText,
  METRICS_TOKEN: randomText,
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
  PAYMENT_GATEWAY: 'xendit',
  SANDBOX_WEBHOOK_SECRET: randomText,
  XENDIT_SECRET_KEY: 'xnd_production_…',
  XENDIT_CALLBACK_TOKEN: 'the token of the webhook settings',
  XENDIT_BASE_URL: 'https://api.xendit.co',
  MIDTRANS_SERVER_KEY: 'Mid-server-…',
  MIDTRANS_BASE_URL: 'https://api.midtrans.com',
  HOLD_MINUTES: '30',
  PAGE_CACHE_MB: '128',
  STATIC_KEEP: '3',
  RATE_LIMIT_FACTOR: '1',
  GOOGLE_CLIENT_ID: '1234.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-…',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_REDIRECT_URI: 'https://dive.example/auth-redirect',
  FACEBOOK_CLIENT_ID: '1234567890',
  FACEBOOK_CLIENT_SECRET: 'the secret of the app',
  FACEBOOK_ISSUER: 'https://login.example',
  FACEBOOK_AUTHORIZATION_URL: 'https://www.facebook.com/v21.0/dialog/oauth',
  FACEBOOK_TOKEN_URL: 'https://graph.facebook.com/v21.0/oauth/access_token',
  FACEBOOK_PROFILE_URL: 'https://graph.facebook.com/me',
  FACEBOOK_REDIRECT_URI: 'https://dive.example/auth-redirect',
  STORAGE_URL: 's3://bucket?endpoint=https://s3.example',
  BACKUP_DIR: '/mnt/backups',
  BACKUP_URL: 's3://bucket/backups?endpoint=https://s3.example',
  AWS_ACCESS_KEY_ID: 'AKIA…',
  AWS_SECRET_ACCESS_KEY: 'the secret of that key',
  AWS_SESSION_TOKEN: 'the token of temporary keys',
  AWS_REGION: 'ap-southeast-1',
  MAPS_API_KEY: 'AIza…',
  COUNTRY_LOOKUP_URL: 'https://lookup.example/{ip}',
  TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
  CHROMIUM_PATH: '/usr/bin/chromium',
};

const generatedInDemo: Variable[] = ['NEXTAUTH_SECRET', 'DATA_ENCRYPTION_KEY'];

function missing(set: Source, forServer: boolean): [Variable, string][] {
  const needed: Variable[] = [];
  const production = set.APP_MODE === 'production';
  if (forServer || set.DATABASE_DIRECT_URL) needed.push('DATABASE_URL');
  if (forServer || production) needed.push(...generatedInDemo);
  if (production) needed.push('SMTP_URL', 'MAIL_FROM');
  if (set.PAYMENT_GATEWAY === 'xendit') needed.push('XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN');
  if (set.PAYMENT_GATEWAY === 'midtrans') needed.push('MIDTRANS_SERVER_KEY');
  if (set.STORAGE_URL?.startsWith('s3:') || set.BACKUP_URL) needed.push('AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY');
  for (const provider of ['GOOGLE', 'FACEBOOK'] as const) {
    const pair: Variable[] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    if (pair.some((name) => set[name])) needed.push(...pair);
  }
  return needed.filter((name) => !set[name]).map((name) => [name, 'is missing']);
}

function wrongTogether(set: Source): [Variable, string][] {
  const sandbox = (set.PAYMENT_GATEWAY ?? 'sandbox') === 'sandbox';
  return sandbox && set.APP_MODE === 'production'
    ? [['PAYMENT_GATEWAY', 'must be a real gateway in production; sandbox payments are refused there']]
    : [];
}

function read(source: Source, forServer: boolean) {
  // Many deployment tools write an empty variable for 'not set'.
  const set: Source = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(set);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => [issue.path[0] as Variable, issue.message] as const),
    ...wrongTogether(set),
    ...missing(set, forServer),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new EnvFault(faults.map(([name, fault]) => `${name} ${fault}. Example: ${name}=${examples[name]}`));
  }
  const values = parsed.data;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    APP_URL: appUrl,
    HOST: values.HOST ?? (values.APP_MODE === 'production' ? '0.0.0.0' : 'localhost'),
    DATA_DIR: dataDir,
    DATABASE_DIRECT_URL: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    XENDIT_BASE_URL: values.XENDIT_BASE_URL ?? examples.XENDIT_BASE_URL,
    GOOGLE_REDIRECT_URI: values.GOOGLE_REDIRECT_URI ?? `${appUrl}/auth-redirect`,
    FACEBOOK_REDIRECT_URI: values.FACEBOOK_REDIRECT_URI ?? `${appUrl}/auth-redirect`,
    BACKUP_DIR: resolve(values.BACKUP_DIR ?? resolve(dataDir, 'backups')),
    STORAGE_URL: values.STORAGE_URL ?? `file:${resolve(dataDir, 'media')}`,
  };
}

/** The settings that a person makes; in demo mode, the start command adds the database and the missing secrets. */
export type Settings = ReturnType<typeof read>;
export type Env = Settings &
  Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'NEXTAUTH_SECRET' | 'DATA_ENCRYPTION_KEY', string>;

export const readSettings = (source: Source = process.env): Settings => read(source, false);
export const readEnv = (source: Source = process.env): Env => read(source, true) as Env;

/** The build must give the same result everywhere, so it sees none of the machine's variables. */
const whileBuilding: Source = {
  APP_URL: 'http://build.invalid',
  DATABASE_URL: 'postgresql://build.invalid/none',
  NEXTAUTH_SECRET: 'the build signs and encrypts nothing',
  DATA_ENCRYPTION_KEY: 'the build signs and encrypts nothing',
};

let validated: Env | undefined;
const current = (): Env => {
  validated ??= readEnv(process.env.NEXT_PHASE === 'phase-production-build' ? whileBuilding : process.env);
  return validated;
};

/** Validated at the first use, so that importing it needs neither a database nor a secret. */
export const env = new Proxy({} as Env, { get: (_, name) => Reflect.get(current(), name) });

/** True when Next runs in development mode, because hot reload needs a softer content policy. */
export const isDevelopment = process.env.NODE_ENV === 'development';
