import { open } from '@/server/crypto/crypto';

/** What a browser brings back sealed; null for anything that we did not seal. */
export function openSealed(sealed: string): unknown {
  try {
    return JSON.parse(open(sealed));
  } catch {
    return null;
  }
}
