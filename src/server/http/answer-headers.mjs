/* The headers of every answer, by kind. Next adds them to its own (next.config.mjs, which cannot read TypeScript),
   the steps of `http/` to theirs. */

export const everywhere = [{ key: 'X-Content-Type-Options', value: 'nosniff' }];

// Scripts, styles and typefaces are no documents: these headers would only add weight to each of a page's twenty files.
export const documents = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];

export const hsts = [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }];

export const apiPolicy = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
];
