import { randomBytes } from 'node:crypto';
import { env } from '@/env';
import { openWith, sealWith } from './crypto';
import { type Key, type Keyring, keyringOf } from './keyring';

const KEY_BYTES = 32;

/** The random key of one record; its contents are unreadable once the wrapped key is destroyed. */
export const newRecordKey = (): Buffer => randomBytes(KEY_BYTES);

const forWrapping = ({ id, wrapping }: Key) => ({ id, sealing: wrapping });

/** The wrapped key names the key that wraps it, so that keys can be rotated. */
export const wrapWith = (key: Key, recordKey: Uint8Array): string =>
  sealWith(forWrapping(key), Buffer.from(recordKey).toString('base64url'));

/** Throws when the text was altered, or wrapped with a key that is not on the ring. */
export const unwrapWith = (keys: Keyring, wrapped: string): Buffer =>
  Buffer.from(openWith(keys.map(forWrapping), wrapped), 'base64url');

export const wrapKey = (recordKey: Uint8Array): string => wrapWith(keyringOf(env)[0], recordKey);

export const unwrapKey = (wrapped: string): Buffer => unwrapWith(keyringOf(env), wrapped);
