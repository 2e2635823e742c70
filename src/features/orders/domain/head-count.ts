type Counted = { divers: number; companions: number };
type Words = (what: 'divers' | 'companions', values: { count: number }) => string;

/** Divers plus everybody else who takes a seat. */
export const headCount = (words: Words, { divers, companions }: Counted): string =>
  [words('divers', { count: divers }), ...(companions > 0 ? [words('companions', { count: companions })] : [])].join(
    ' + ',
  );
