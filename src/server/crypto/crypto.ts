import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/env';
import { derive, type Key, keyringOf } from './keyring';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 16;
const TOKEN_BYTES = 32;

/** Encrypts and authenticates with a key of 32 bytes. */
export function encryptBytes(key: Uint8Array, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were altered or encrypted with another key. */
export function decryptBytes(key: Uint8Array, bytes: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The text names its key, so that keys can be rotated. */
export const sealWith = ({ id, sealing }: Pick<Key, 'id' | 'sealing'>, plain: string): string =>
  `v1.${id}.${encryptBytes(sealing, Buffer.from(plain, 'utf8')).toString('base64url')}`;

/** The key's id and the ciphertext. */
const SEALED = /^v1\.(?<id>[\w-]+)\.(?<payload>[\w-]+)$/;

/** The id of the key that sealed a text; null when the text is not sealed. */
export const keyIdOf = (sealed: string): string | null => SEALED.exec(sealed)?.groups?.id ?? null;

/** Throws when the text was altered, or sealed with a key that is not on the ring. */
export function openWith(keys: readonly Pick<Key, 'id' | 'sealing'>[], sealed: string): string {
  const { id, payload } = SEALED.exec(sealed)?.groups ?? {};
  if (payload === undefined) throw new Error('this is not a sealed text');
  const key = keys.find((one) => one.id === id);
  if (!key) throw new Error(`no key ${id} is given in DATA_ENCRYPTION_KEY or DATA_ENCRYPTION_OLD_KEYS`);
  return decryptBytes(key.sealing, Buffer.from(payload, 'base64url')).toString('utf8');
}

/** A keyed hash to find equal values without making them readable; 128 bits suffice to distinguish them. */
export const markWith = ({ marking }: Key, value: string): string =>
  createHmac('sha256', marking).update(value).digest().subarray(0, MARK_BYTES).toString('base64url');

/** Encrypts data that must not be readable in the database or in a copy of it. */
export const seal = (plain: string): string => sealWith(keyringOf(env)[0], plain);

/** Throws when the text was altered, or sealed with a key that is no longer configured. */
export const open = (sealed: string): string => openWith(keyringOf(env), sealed);

/** A token for a link; 256 bits cannot be guessed. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. The token is random, so it needs neither salt nor slow hashing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** For values short enough to be guessed: without the pepper, a stolen database does not reveal them. */
export const pepperedHmac = (purpose: string, value: string): string =>
  createHmac('sha256', derive(env.NEXTAUTH_SECRET, `pepper/${purpose}`))
    .update(value)
    .digest('base64url');

/** Takes the same time wherever two texts first differ; hashing makes their lengths equal. */
export function safeEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
