/** Flattens texts for the audit log: each field by its name and language. */
export const textFacts = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([lng, own]) =>
      Object.entries(own ?? {}).map(([part, text]) => [`${part} (${lng})`, text ?? null]),
    ),
  );
