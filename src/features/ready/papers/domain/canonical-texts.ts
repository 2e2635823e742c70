/** The texts of a paper as JSON with sorted keys, so that equal texts have one hash wherever they come from. */
export const canonicalTexts = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(texts)
        .toSorted()
        .map(([lng, lines]) => [lng, Object.fromEntries(Object.entries(lines).toSorted())]),
    ),
  );
