const HOUR = 60 * 60;

/** A small file can expand to fill the memory; 25 million pixels are more than a 2 MB photograph has. */
export const MAX_PIXELS = 25_000_000;

export const uploadsPerPerson = { name: 'upload', points: 30, perSeconds: HOUR };
/** Staff upload the pictures of an entire season in a morning. */
export const uploadsPerAdmin = { name: 'upload-admin', points: 600, perSeconds: HOUR };

/** How long a picture may stay unused: a form can stay open overnight. */
export const UNUSED_MS = 24 * HOUR * 1000;
