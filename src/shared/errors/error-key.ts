import type texts from '../../../public/locales/en/errors.json';

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The sentence keys of a text file; all plural forms of a sentence share one key. */
export type SentenceKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${SentenceKey<T[K]>}`;
}[keyof T & string];

/** The key of a sentence in the `errors` namespace; zod schemas use these keys as their messages. */
export type ErrorKey = SentenceKey<typeof texts>;

/** Marks a string as such a key, so that a misspelt key does not compile. */
export const errorKey = (key: ErrorKey): ErrorKey => key;
