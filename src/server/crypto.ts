import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '../env';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN_BYTES = 32;

/** One secret serves several purposes without one of them weakening another. */
const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `segara/${purpose}`, KEY_BYTES));

/** Encrypts what must not be readable in the database or in a copy of it. */
export function seal(plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derive(env.DATA_ENCRYPTION_KEY, 'seal'), iv, {
    authTagLength: TAG_BYTES,
  });
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws when the text was altered, or sealed with another key. */
export function open(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', derive(env.DATA_ENCRYPTION_KEY, 'seal'), iv, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** What goes into a link; nobody guesses 256 bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token. It is random already, so it needs neither salt nor slowness. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** For values short enough to be guessed: without the pepper a stolen database does not tell them. */
export const pepperedHmac = (purpose: string, value: string): string =>
  createHmac('sha256', derive(env.NEXTAUTH_SECRET, `pepper/${purpose}`))
    .update(value)
    .digest('base64url');

/** Takes the same time wherever two texts differ; hashing first makes their lengths equal. */
export function safeEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
