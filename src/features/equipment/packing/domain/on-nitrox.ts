import type { DiverView } from '@/features/booking/divers/schema';

type Guest = { item: string; about: Pick<DiverView, 'equipment'> };

/** An add-on of an item, one for each diver on nitrox. */
export type NitroxBooked = { item: string; addOn: string | null; quantity: number };

/** The guests on nitrox: first those who chose the add-on, then the first of the item, up to the quantity booked. */
export function onNitrox<One extends Guest>(guests: readonly One[], booked: readonly NitroxBooked[]): Set<One> {
  const chosen = new Set<One>();
  for (const { item, addOn, quantity } of booked) {
    const candidates = guests.filter((guest) => guest.item === item && !chosen.has(guest));
    const hasChosen = ({ about }: One) => addOn !== null && (about.equipment ?? []).includes(addOn);
    const first = [...candidates.filter(hasChosen), ...candidates.filter((guest) => !hasChosen(guest))];
    for (const guest of first.slice(0, quantity)) chosen.add(guest);
  }
  return chosen;
}
