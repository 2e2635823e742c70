import { callbackPath } from '@/shared/site/callback-path';

const allowedProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address within the site, or one that leads where a reader expects a link to lead; never a script. */
export function isSafeAddress(href: string): boolean {
  if (isOwnPath(href)) return true;
  try {
    return allowedProtocols.includes(new URL(href).protocol);
  } catch {
    return false;
  }
}

/** `/trips/…`, and not `//elsewhere.example`, which browsers take for another site. */
export const isOwnPath = (href: string): boolean => callbackPath(href, '') !== '';

/** Pictures come from the site itself: no other site learns who reads. */
export const isOwnPicture = (src: string): boolean => /^\/(api\/media|art)\/[\w./-]+$/.test(src) && !src.includes('..');
