import { open, seal } from '@/server/crypto/crypto';

/** Adds a callback path to a page address in an email, sealed so that a forged link cannot lead elsewhere. */
export const withSealedCallback = (page: string, path: string | null): string =>
  path ? `${page}?then=${encodeURIComponent(seal(path))}` : page;

/** Opens a sealed path; null for anything else. */
export function openedCallback(sealed: string | undefined): string | null {
  try {
    return sealed ? open(sealed) : null;
  } catch {
    return null;
  }
}
