import { open, seal } from '@/server/crypto/crypto';

/** The address of a page in a mail that leads on to a path; it is sealed, so that nobody writes another into the address. */
export const withSealedCallback = (page: string, path: string | null): string =>
  path ? `${page}?then=${encodeURIComponent(seal(path))}` : page;

/** The path that was sealed; null for anything else. */
export function openedCallback(sealed: string | undefined): string | null {
  try {
    return sealed ? open(sealed) : null;
  } catch {
    return null;
  }
}
