export const AVATAR_SIDE = 200;
export const AVATAR_MEGABYTES = 1;

/** Checks the uploaded size, which is the one its owner knows. */
export const isAvatarTooLarge = (sentBytes: number): boolean => sentBytes > AVATAR_MEGABYTES * 1024 * 1024;
