import { open } from '@/server/crypto/crypto';

/** Null for anything this shop did not seal. */
export function openSealed(sealed: string): unknown {
  try {
    return JSON.parse(open(sealed));
  } catch {
    return null;
  }
}
