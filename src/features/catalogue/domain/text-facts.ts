/** Lists texts for the audit log by field name and language. */
export const textFacts = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([lng, own]) =>
      Object.entries(own ?? {}).map(([part, text]) => [`${part} (${lng})`, text ?? null]),
    ),
  );
