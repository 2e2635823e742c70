type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The keys of the sentences in a file of texts; all plural forms of a sentence share one key. */
export type SentenceKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${SentenceKey<T[K]>}`;
}[keyof T & string];
