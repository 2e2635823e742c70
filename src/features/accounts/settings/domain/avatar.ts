export const AVATAR_SIDE = 200;
export const AVATAR_MEGABYTES = 1;

/** Measured as it was sent: that is the size its owner knows. */
export const isAvatarTooLarge = (sentBytes: number): boolean => sentBytes > AVATAR_MEGABYTES * 1024 * 1024;
