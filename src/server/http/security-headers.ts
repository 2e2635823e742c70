import { createHash } from 'node:crypto';
import { firstScript } from '@/shared/site/first-script';
import { openTiles } from '@/shared/site/map-hosts';

const everywhere = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

// Our only inline script: it runs before the first paint.
const firstScriptHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const policy = (scripts: string) => written({ ...everywhere, 'script-src': scripts });

/** Prerendered pages are the same for everybody, so their inline scripts are allowed by hashes instead of a nonce. */
export const publicPolicy = (hashes: string): string => policy(`'self' ${firstScriptHash} ${hashes}`.trim());

/** Hot reload injects scripts that differ on every page and evaluates others. */
export const developmentPolicy = policy("'self' 'unsafe-inline' 'unsafe-eval'");

export const sessionPolicy = (nonce: string, development: boolean): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic' ${firstScriptHash}${development ? " 'unsafe-eval'" : ''}`);

// Required by https://developers.google.com/maps/documentation/javascript/content-security-policy.
const googleMaps = {
  'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
  'img-src':
    "'self' data: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
  'font-src': "'self' https://fonts.gstatic.com",
  'connect-src': "'self' data: blob: https://*.googleapis.com https://*.google.com https://*.gstatic.com",
  'frame-src': 'https://*.google.com',
  'worker-src': 'blob:',
};
const openMap = { 'img-src': `'self' data: ${openTiles.origin}` };

/** The policy of the map frame: the only page that allows third-party pictures and scripts. */
export const mapPolicy = (nonce: string, development: boolean, isGoogles: boolean): string =>
  written({
    ...everywhere,
    ...(isGoogles ? googleMaps : openMap),
    'script-src': `'nonce-${nonce}' 'strict-dynamic' ${firstScriptHash}${isGoogles ? ' blob:' : ''}${
      isGoogles || development ? " 'unsafe-eval'" : ''
    }`,
    'frame-ancestors': "'self'",
  });
