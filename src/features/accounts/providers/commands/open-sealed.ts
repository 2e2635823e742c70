import { open } from '@/server/crypto/crypto';

/** Opens a sealed value that a browser returns; null for anything we did not seal. */
export function openSealed(sealed: string): unknown {
  try {
    return JSON.parse(open(sealed));
  } catch {
    return null;
  }
}
