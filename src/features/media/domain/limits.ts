const HOUR = 60 * 60;

/** A small file can hold a picture that fills the memory; 25 million pixels are more than 2 MB of a photograph. */
export const MOST_PIXELS = 25_000_000;

export const uploadsPerPerson = { name: 'upload', points: 30, perSeconds: HOUR };
/** Whoever fills the pages sends the pictures of a whole season in a morning. */
export const uploadsPerAdmin = { name: 'upload-admin', points: 600, perSeconds: HOUR };

/** How long a picture may wait to be shown somewhere: a form can stay open overnight. */
export const UNUSED_MS = 24 * HOUR * 1000;
