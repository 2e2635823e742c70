import { createHash } from 'node:crypto';
import { colorSchemeScript } from '../shared/color-scheme-script';

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

// The one inline script of ours: it sets the colour scheme before the first paint.
const colorSchemeHash = `'sha256-${createHash('sha256').update(colorSchemeScript).digest('base64')}'`;

const policy = (scripts: string) =>
  Object.entries({ ...everywhere, 'script-src': scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Prerendered pages are the same for everybody, so they cannot carry a nonce. */
export const publicPolicy = (development: boolean): string =>
  policy(`'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`);

export const sessionPolicy = (nonce: string, development: boolean): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic' ${colorSchemeHash}${development ? " 'unsafe-eval'" : ''}`);
