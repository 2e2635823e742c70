/** The languages of the product, English first. Everything that lists languages is derived from here. */
export const languages = /** @type {const} */ (['en', 'id', 'ja', 'zh', 'de']);
