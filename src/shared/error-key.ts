import type texts from '../../public/locales/en/errors.json';

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The name of a sentence in the `errors` namespace; zod schemas use these names as their messages. */
export type ErrorKey = Leaves<typeof texts>;

/** Marks a string as such a name, so that a misspelt one does not compile. */
export const errorKey = (key: ErrorKey): ErrorKey => key;
