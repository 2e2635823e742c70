import { callbackPath } from '@/shared/site/callback-path';

const allowedProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Accepts a path within the site or a link with a usual scheme, never a script. */
export function isSafeAddress(href: string): boolean {
  if (isOwnPath(href)) return true;
  try {
    return allowedProtocols.includes(new URL(href).protocol);
  } catch {
    return false;
  }
}

/** Accepts `/trips/…` but not `//elsewhere.example`, which browsers take for another site. */
export const isOwnPath = (href: string): boolean => callbackPath(href, '') !== '';

/** Pictures come only from this site, so that no other site learns who reads. */
export const isOwnPicture = (src: string): boolean => /^\/(api\/media|art)\/[\w./-]+$/.test(src) && !src.includes('..');
