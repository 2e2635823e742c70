import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** Derives independent keys for several purposes from one secret. */
export const derive = (secret: string, purpose: string, bytes = KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `segara/${purpose}`, bytes));

export type Key = { id: string; sealing: Buffer; marking: Buffer; wrapping: Buffer };

/** The first key seals; all of them open, so that data outlives a key rotation. */
export type Keyring = readonly [current: Key, ...old: Key[]];

const derived = new Map<string, Key>();

export function keyOf(secret: string): Key {
  const cached = derived.get(secret);
  if (cached) return cached;
  const key = {
    id: derive(secret, 'key-id', ID_BYTES).toString('base64url'),
    sealing: derive(secret, 'seal'),
    marking: derive(secret, 'mark'),
    wrapping: derive(secret, 'wrap'),
  };
  derived.set(secret, key);
  return key;
}

type Secrets = { DATA_ENCRYPTION_KEY: string; DATA_ENCRYPTION_OLD_KEYS: readonly string[] };

export const keyringOf = (secrets: Secrets): Keyring => [
  keyOf(secrets.DATA_ENCRYPTION_KEY),
  ...secrets.DATA_ENCRYPTION_OLD_KEYS.map(keyOf),
];
