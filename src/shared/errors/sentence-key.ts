type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The names of the sentences in a file of texts; the plural forms of a sentence have one name. */
export type SentenceKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${SentenceKey<T[K]>}`;
}[keyof T & string];
