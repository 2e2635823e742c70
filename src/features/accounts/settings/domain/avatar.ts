export const AVATAR_SIDE = 200;
export const AVATAR_MEGABYTES = 1;

/** Checks the size of the uploaded file, because that is the size its owner knows. */
export const isAvatarTooLarge = (sentBytes: number): boolean => sentBytes > AVATAR_MEGABYTES * 1024 * 1024;
