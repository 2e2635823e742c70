import type { DiverView } from '@/features/booking/divers/schema';

type Suit = NonNullable<DiverView['suit_size']>;
type Body = Partial<Pick<DiverView, 'height_cm' | 'weight_kg' | 'gender' | 'shoe_size' | 'shoe_size_system'>>;

/** The upper bounds of each suit, in centimetres and kilograms (dive-facts 8). */
const suits: readonly { size: Suit; height: number; weight: number }[] = [
  { size: 'XS', height: 160, weight: 55 },
  { size: 'S', height: 170, weight: 65 },
  { size: 'M', height: 178, weight: 75 },
  { size: 'L', height: 183, weight: 88 },
  { size: 'XL', height: 190, weight: 100 },
  { size: '2XL', height: 197, weight: 115 },
];
/** Below these, a child's suit is fitted at the shop. */
const smallest = { height: 150, weight: 40 };

/** The larger of the sizes that fit height and weight, because a suit that is too small cannot be closed. */
function suitFor(height: number, weight: number): Suit | null {
  if (height < smallest.height || weight < smallest.weight) return null;
  return suits.find((suit) => height <= suit.height && weight <= suit.weight)?.size ?? '3XL';
}

/** The same foot in each system (dive-facts 8). */
const feet = [
  { EU: 38, UK: 5, men: 6, women: 7.5, cm: 24 },
  { EU: 40, UK: 6.5, men: 7.5, women: 9, cm: 25.5 },
  { EU: 42, UK: 8, men: 9, women: 10.5, cm: 27 },
  { EU: 44, UK: 9.5, men: 10.5, women: 12, cm: 28.5 },
  { EU: 46, UK: 11, men: 12, women: 13.5, cm: 30 },
] as const;
type System = Exclude<keyof (typeof feet)[number], 'EU'>;

const [first, ...others] = feet;
const second = others[0];

/** On the straight line through the anchors, which are equally far apart in every system. */
const inEU = (size: number, system: System): number =>
  first.EU + ((size - first[system]) * (second.EU - first.EU)) / (second[system] - first[system]);

/** Null where the shoe is unknown. */
export function shoeInEU({ shoe_size: size, shoe_size_system: system, gender }: Body): number | null {
  if (!size || !system) return null;
  if (system === 'EU') return size;
  return inEU(size, system === 'US' ? (gender === 'female' ? 'women' : 'men') : system);
}

/** Full-foot fins come in paired sizes, from an even EU size. */
function finsFor(shoe: number): [number, number] {
  const from = Math.floor(Math.round(shoe) / 2) * 2;
  return [from, from + 1];
}

export type SuggestedSize = { suit: Suit | null; fins: [number, number] | null };

/** The wetsuit and the EU sizes of the fins that probably fit; null where the body is unknown or out of range. */
export function suggestedSize(body: Body): SuggestedSize {
  const { height_cm: height, weight_kg: weight } = body;
  const shoe = shoeInEU(body);
  return { suit: height && weight ? suitFor(height, weight) : null, fins: shoe === null ? null : finsFor(shoe) };
}
