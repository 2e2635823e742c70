/** Written beside a build once all its scripts and styles have been packed with brotli (scripts/lib/build.ts). */
export const PACKED_STAMP = 'segara-packed';
