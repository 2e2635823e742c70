import type texts from '../../../public/locales/en/errors.json';
import type { SentenceKey } from './sentence-key';

/** The key of a sentence in the `errors` namespace; zod schemas use these keys as their messages. */
export type ErrorKey = SentenceKey<typeof texts>;

/** Marks a string as such a key, so that a misspelt one does not compile. */
export const errorKey = (key: ErrorKey): ErrorKey => key;
