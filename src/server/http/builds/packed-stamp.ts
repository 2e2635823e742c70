/** Written beside a build once all its scripts and styles are as small as brotli gets (scripts/lib/build.ts). */
export const PACKED_STAMP = 'segara-packed';
