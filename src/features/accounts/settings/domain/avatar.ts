export const AVATAR_SIDE = 200;
export const AVATAR_MEGABYTES = 1;

/** Checks the size of the upload, which is the one the user sees. */
export const isAvatarTooLarge = (sentBytes: number): boolean => sentBytes > AVATAR_MEGABYTES * 1024 * 1024;
