/** The upload limit in megabytes; the crop dialog states it, and the upload handler enforces it. */
export const maxPictureMegabytes = 2;
export const pictureMimeTypes = ['image/jpeg', 'image/png', 'image/webp'];
