/** The upload limit in megabytes; the crop dialog states it, and the upload handler enforces it. */
export const maxPictureMegabytes = 2;
/** The maximum number of pictures of a product or dive site. */
export const maxPictures = 60;
export const pictureMimeTypes = ['image/jpeg', 'image/png', 'image/webp'];
