import type { KitKind } from '../../src/shared/diving/kit';

export type KitContent = {
  kind: KitKind;
  /** Begins every tag: REG-01, REG-02 … */
  prefix: string;
  /** How many of each size; an empty size where the kind has none. */
  sizes: Record<string, number>;
  serviceMonths?: number;
  serviceDives?: number;
  /** Days since the last service; the units are spread evenly up to this age. */
  oldest: number;
};

/** Fourteen sets and a few spare, as a small shop has them; the oldest regulators, computers and tanks are overdue. */
export const equipment: KitContent[] = [
  { kind: 'wetsuit', prefix: 'SUIT', sizes: { XS: 2, S: 4, M: 5, L: 4, XL: 2, '2XL': 1 }, oldest: 300 },
  { kind: 'bcd', prefix: 'BCD', sizes: { XS: 2, S: 4, M: 5, L: 4, XL: 2 }, serviceMonths: 12, oldest: 340 },
  { kind: 'regulator', prefix: 'REG', sizes: { '': 16 }, serviceMonths: 12, serviceDives: 200, oldest: 385 },
  { kind: 'fins', prefix: 'FIN', sizes: { '36-37': 3, '38-39': 4, '40-41': 4, '42-43': 4, '44-45': 3 }, oldest: 300 },
  { kind: 'boots', prefix: 'BOOT', sizes: { '36-37': 3, '38-39': 4, '40-41': 4, '42-43': 4, '44-45': 3 }, oldest: 300 },
  { kind: 'mask', prefix: 'MASK', sizes: { '': 18 }, oldest: 200 },
  { kind: 'computer', prefix: 'COM', sizes: { '': 14 }, serviceMonths: 24, oldest: 750 },
  { kind: 'tank', prefix: 'TANK', sizes: { '12 l': 36 }, oldest: 370 },
  { kind: 'torch', prefix: 'TOR', sizes: { '': 10 }, oldest: 200 },
  { kind: 'camera', prefix: 'CAM', sizes: { '': 2 }, oldest: 100 },
];
