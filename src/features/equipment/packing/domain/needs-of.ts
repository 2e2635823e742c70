import type { DiverView } from '@/features/booking/divers/schema';
import type { Part } from '@/features/outings/domain/parts';
import { shoeInEU, suggestedSize } from '@/features/ready/domain/suggested-size';
import { type KitKind, kitKinds } from '@/shared/diving/kit';

export type PackedDiver = Pick<
  DiverView,
  'height_cm' | 'weight_kg' | 'gender' | 'shoe_size' | 'shoe_size_system' | 'suit_size' | 'own_equipment'
> & { dives: number; nitrox: boolean };

/** `size` is empty where the kind has none or the guest has not given it. */
export type Need = { kind: KitKind; size: string; gas: 'air' | 'nitrox' | null; count: number };

/** Start value in salt water for a 3 mm suit, and what an aluminium tank gains as it empties (facts 6). */
const SHARE_OF_BODY = 0.05;
const KG_FOR_TANK = 2;

/** Lead for one diver, in kilograms; null without a body weight. */
export const leadFor = ({ weight_kg: weight }: Pick<PackedDiver, 'weight_kg'>): number | null =>
  weight ? Math.round(weight * SHARE_OF_BODY + KG_FOR_TANK) : null;

function sizesOf(diver: PackedDiver): Partial<Record<KitKind, string>> {
  const { suit, fins } = suggestedSize(diver);
  const shoe = shoeInEU(diver);
  const body = diver.suit_size ?? suit ?? '';
  return {
    wetsuit: body,
    bcd: body,
    fins: fins ? fins.join('-') : '',
    boots: shoe === null ? '' : String(Math.round(shoe)),
  };
}

/** The equipment of one diver for the day, without what they bring. */
export function needsOfDiver(diver: PackedDiver, parts: readonly Part[]): Need[] {
  const sizes = sizesOf(diver);
  const own: readonly KitKind[] = diver.own_equipment ?? [];
  const worn: KitKind[] = ['wetsuit', 'bcd', 'regulator', 'fins', 'boots', 'mask', 'computer'];
  if (parts.includes('night')) worn.push('torch');
  const needed: Need[] = worn
    .filter((kind) => !own.includes(kind))
    .map((kind) => ({ kind, size: sizes[kind] ?? '', gas: null, count: 1 }));
  if (diver.dives > 0)
    needed.push({ kind: 'tank', size: '', gas: diver.nitrox ? 'nitrox' : 'air', count: diver.dives });
  return needed;
}

export const lineOf = ({ kind, size, gas }: Pick<Need, 'kind' | 'size' | 'gas'>): string =>
  [kind, gas ?? size].join(':');

const suitOrder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];

const bySize = (one: Need, other: Need): number =>
  suitOrder.indexOf(one.size) - suitOrder.indexOf(other.size) ||
  one.size.localeCompare(other.size, 'en', { numeric: true });

/** The needs of all divers as counts, by kind and size. */
export function needsOf(divers: readonly PackedDiver[], parts: readonly Part[]): Need[] {
  const lines = new Map<string, Need>();
  for (const need of divers.flatMap((diver) => needsOfDiver(diver, parts))) {
    const line = lines.get(lineOf(need));
    lines.set(lineOf(need), { ...need, count: need.count + (line?.count ?? 0) });
  }
  return [...lines.values()].sort(
    (one, other) =>
      kitKinds.indexOf(one.kind) - kitKinds.indexOf(other.kind) ||
      (one.gas ?? '').localeCompare(other.gas ?? '') ||
      bySize(one, other),
  );
}
