type Counted = { divers: number; companions: number };
type Words = (what: 'divers' | 'companions', values: { count: number }) => string;

/** Divers, and who takes a seat besides. */
export const headCount = (words: Words, { divers, companions }: Counted): string =>
  [words('divers', { count: divers }), ...(companions > 0 ? [words('companions', { count: companions })] : [])].join(
    ' + ',
  );
