const HOUR = 60 * 60;

/** Limits the pixels, because a small file can expand to fill the memory; a 2 MB photograph has fewer. */
export const MAX_PIXELS = 25_000_000;

export const uploadsPerPerson = { name: 'upload', points: 30, perSeconds: HOUR };
/** Staff upload a whole season's pictures in one morning. */
export const uploadsPerAdmin = { name: 'upload-admin', points: 600, perSeconds: HOUR };

/** Lifetime of an unused picture, because a form can stay open overnight. */
export const UNUSED_MS = 24 * HOUR * 1000;
