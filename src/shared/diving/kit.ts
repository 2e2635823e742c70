/** The kinds of diving equipment that a shop issues. */
export const kitKinds = [
  'wetsuit',
  'bcd',
  'regulator',
  'fins',
  'boots',
  'mask',
  'computer',
  'tank',
  'torch',
  'camera',
] as const;
export type KitKind = (typeof kitKinds)[number];

/** What a guest may bring along; tanks are always the shop's, and nobody plans for a guest's camera. */
export const ownKit = [
  'wetsuit',
  'bcd',
  'regulator',
  'fins',
  'boots',
  'mask',
  'computer',
  'torch',
] as const satisfies readonly KitKind[];
