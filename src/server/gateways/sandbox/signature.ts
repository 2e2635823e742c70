import { createHmac } from 'node:crypto';
import { env } from '@/env';
import { safeEqual } from '@/server/crypto/crypto';

export const SIGNATURE_HEADER = 'x-sandbox-signature';
const FRESH_FOR_SECONDS = 5 * 60;

function macOf(seconds: string, rawBody: string): string {
  if (!env.SANDBOX_WEBHOOK_SECRET) throw new Error('SANDBOX_WEBHOOK_SECRET is not set');
  return createHmac('sha256', env.SANDBOX_WEBHOOK_SECRET).update(`${seconds}.${rawBody}`).digest('hex');
}

export function signCallback(rawBody: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${macOf(seconds, rawBody)}`;
}

/** True for our own recent signature over this exact body: an intercepted callback soon becomes useless. */
export function isSigned(signature: string | null, rawBody: string, now: Date): boolean {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > FRESH_FOR_SECONDS) return false;
  return safeEqual(mac, macOf(seconds, rawBody));
}
