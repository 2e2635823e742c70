import { parse, serialize } from 'cookie';
import { env } from '@/env';
import { REGISTRATION_SECONDS, readRegistrations, withRegistration } from './registering-device';
import { SESSION_SECONDS } from './session-token';
import { DEVICE_SECONDS, readPasses, withPass } from './trusted-device';

export const AUTH_COOKIE = 'auth-token';
const DEVICES_COOKIE = 'trusted-devices';
const REGISTRATIONS_COOKIE = 'registrations';

const attributes = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: env.APP_URL.startsWith('https://'),
});

export const setSessionCookie = (token: string): string =>
  serialize(AUTH_COOKIE, token, { ...attributes(), maxAge: SESSION_SECONDS });

export const clearSessionCookie = (): string => serialize(AUTH_COOKIE, '', { ...attributes(), maxAge: 0 });

const cookieOf = (headers: Headers, name: string) => parse(headers.get('cookie') ?? '')[name];

export const sessionTokenIn = (headers: Headers): string | null => cookieOf(headers, AUTH_COOKIE) || null;

export const devicePasses = (headers: Headers): string[] => readPasses(cookieOf(headers, DEVICES_COOKIE));

/** Adds to the passes that this browser has for other accounts; the cookie outlives the session. */
export const setDeviceCookie = (headers: Headers, pass: string): string =>
  serialize(DEVICES_COOKIE, withPass(devicePasses(headers), pass), { ...attributes(), maxAge: DEVICE_SECONDS });

export const registrations = (headers: Headers): string[] => readRegistrations(cookieOf(headers, REGISTRATIONS_COOKIE));

export const setRegistrationCookie = (headers: Headers, secret: string): string =>
  serialize(REGISTRATIONS_COOKIE, withRegistration(registrations(headers), secret), {
    ...attributes(),
    maxAge: REGISTRATION_SECONDS,
  });

export const bearerToken = (headers: Headers): string | null =>
  headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null;
