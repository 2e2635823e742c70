const HOUR = 60 * 60;

/** Limits the pixels, because a small file can expand to fill the memory; a 2 MB photograph has fewer. */
export const MOST_PIXELS = 25_000_000;

export const uploadsPerPerson = { name: 'upload', points: 30, perSeconds: HOUR };
/** Staff upload the pictures of an entire season in a morning. */
export const uploadsPerAdmin = { name: 'upload-admin', points: 600, perSeconds: HOUR };

/** The time that a picture may stay unused, in milliseconds, since a form can stay open overnight. */
export const UNUSED_MS = 24 * HOUR * 1000;
