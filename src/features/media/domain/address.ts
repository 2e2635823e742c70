/** The address of a stored picture; a path, so that it works under every origin of the site. */
export const pictureUrl = (key: string): string => `/api/media/${key}`;

/** Names are 32 hexadecimal digits: they cannot be guessed and cannot name another file. */
export const isPictureKey = (key: string): boolean => /^[0-9a-f]{32}\.webp$/.test(key);
