/** Characters of base64 of a photo that fits into a call; the browser shrinks it. */
export const LONGEST_PHOTO = 88_000;

/** Kinds of files that a diver sends by their link. */
export const fileKinds = ['card', 'physician'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The limit of a diver's file; the page states it, and the upload handler enforces it. */
export const maxFileMegabytes = 5;
export const fileMimeTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
