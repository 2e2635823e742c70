import type { Audience } from '@/features/accounts/domain/audience';
import type { Locale } from '@/shared/locale/locales';
import { callerFor } from './actors';
import { mailsTo } from './outbox';
import { freshAddress } from './try-limits';

export const NOW = new Date('2026-03-01T08:00:00Z');
export const minutesLater = (minutes: number, milliseconds = 0) =>
  new Date(NOW.getTime() + minutes * 60_000 + milliseconds);
export const NEW = 'laut biru 7';
export const WRONG = 'WRNG22';

type Setting = { audience?: Audience; now?: Date; locale?: Locale; address?: string };
export const at = async ({ audience = 'users', now = NOW, address = freshAddress(), locale = 'en' }: Setting) =>
  (await callerFor(null, { now, address, locale })).auth[audience];

export const ask = async (email: string, setting: Setting = {}) => (await at(setting)).forgot_password({ email });
export const verify = async (email: string, pin: string, setting: Setting = {}) =>
  (await at(setting)).verify_pin({ email, pin });
export const reset = async (email: string, pin: string, setting: Setting = {}) =>
  (await at(setting)).reset_password({ email, pin, password: NEW, confirm_password: NEW });
export const login = async (email: string, password: string, audience: Audience = 'users') =>
  (await at({ audience, now: new Date() })).login({ email, password });

async function codeTo(email: string): Promise<string> {
  const codes = (await mailsTo(email)).filter(({ template }) => template === 'otp');
  return String(codes.at(-1)?.params.code);
}
export async function codeFor(email: string, setting: Setting = {}): Promise<string> {
  await ask(email, setting);
  return codeTo(email);
}

export const wrong = { status: 422, message: 'OTP is not correct', errors: { pin: ['OTP is not correct'] } };
export const EXPIRED = 'Your OTP has expired. Please request a new one';
export const expired = { status: 422, message: EXPIRED, errors: { pin: [EXPIRED] } };
