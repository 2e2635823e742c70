const HOUR = 60 * 60;

/** What the crop dialog takes, and the door with it. */
export const MOST_MEGABYTES = 2;

/** A small file can hold a picture that fills the memory; 25 million pixels are more than 2 MB of a photograph. */
export const MOST_PIXELS = 25_000_000;

export const uploadsPerPerson = { name: 'upload', points: 30, perSeconds: HOUR };

/** How long a picture may wait to be shown somewhere: a form can stay open overnight. */
export const UNUSED_MS = 24 * HOUR * 1000;
