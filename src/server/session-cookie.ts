import { parse, serialize } from 'cookie';
import { env } from '../env';
import { SESSION_SECONDS } from './session-token';

export const AUTH_COOKIE = 'auth-token';

const attributes = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: env.APP_URL.startsWith('https://'),
});

export const keepCookie = (token: string): string =>
  serialize(AUTH_COOKIE, token, { ...attributes(), maxAge: SESSION_SECONDS });

export const dropCookie = (): string => serialize(AUTH_COOKIE, '', { ...attributes(), maxAge: 0 });

export const cookieToken = (headers: Headers): string | null => parse(headers.get('cookie') ?? '')[AUTH_COOKIE] || null;

export const bearerToken = (headers: Headers): string | null =>
  headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null;
