/** Kinds of changes by an edit, as named in the timeline and the email. */
export const changeKinds = [
  'pickup',
  'contact',
  'people',
  'add_ons',
  'packages',
  'option',
  'product',
  'departure',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Sorts change kinds into their fixed order, however they were found. */
export const sortedKinds = (kinds: ReadonlySet<ChangeKind>): ChangeKind[] =>
  changeKinds.filter((kind) => kinds.has(kind));
