/** What an edit can change of an order, as the timeline and the mail name it. */
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
