/** What we take from a camera or a disk: the crop dialog says so, and the door holds to it. */
export const mostPictureMegabytes = 2;
export const pictureMimeTypes = ['image/jpeg', 'image/png', 'image/webp'];
