/** Where a kept picture is shown. A path, so that it is the page's own origin wherever the site is opened. */
export const pictureUrl = (key: string): string => `/api/media/${key}`;

/** Our names are 32 hexadecimal digits: nobody finds a picture by guessing, and none names anything else. */
export const isPictureKey = (key: string): boolean => /^[0-9a-f]{32}\.webp$/.test(key);
