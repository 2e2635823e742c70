/** Names that are the same in every language. */
export const properNouns = new Set([
  'Segara',
  'Bali',
  'WhatsApp',
  'Google',
  'Facebook',
  'Instagram',
  'PADI',
  'SSI',
  'JSON',
]);

/** Texts that a language shares with English because it has the word too, by `namespace:key`. */
export const sameWordAsEnglish: Record<string, Record<string, string>> = {
  id: {},
  ja: {},
  zh: {},
  de: {},
};

/** Keys that are put together while the product runs, so that no file names them: a pattern and who does it. */
export const composedKeys: Record<string, string> = {};
