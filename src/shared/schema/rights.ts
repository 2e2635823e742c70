/** The rights that a staff account can have, in display order. */
export const rights = [
  'orders',
  'money',
  'schedule',
  'catalogue',
  'people',
  'health',
  'reports',
  'pay',
  'settings',
  'staff',
  'audit',
] as const;
export type Right = (typeof rights)[number];

/** The usual combinations; an account may have any other. */
export const presets = {
  owner: rights,
  office: ['orders', 'schedule', 'people', 'reports'],
  content: ['catalogue'],
  money: ['orders', 'money', 'reports', 'pay'],
} as const satisfies Record<string, readonly Right[]>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

/** The rights that a call, a page or a button needs. */
export type Needs = Right | { anyOf: readonly Right[] } | { allOf: readonly Right[] };

export function meets(held: readonly Right[], needs: Needs): boolean {
  if (typeof needs === 'string') return held.includes(needs);
  return 'anyOf' in needs
    ? needs.anyOf.some((right) => held.includes(right))
    : needs.allOf.every((right) => held.includes(right));
}

/** Sorts rights into display order, without duplicates and without rights that only a newer version knows. */
export const toRights = (stored: readonly string[]): Right[] => rights.filter((right) => stored.includes(right));

/** For what concerns everything in the shop at once. */
export const ownerNeeds: Needs = { allOf: rights };

/** The rights that only one of the two lists contains. */
export const differingRights = (before: readonly Right[], after: readonly Right[]): Right[] =>
  rights.filter((right) => before.includes(right) !== after.includes(right));

/** Null for a custom combination. */
export const presetOf = (held: readonly Right[]): Preset | null =>
  presetNames.find((preset) => differingRights(presets[preset], held).length === 0) ?? null;
