import { personOf } from '@/features/booking/divers/domain/fields';
import type { PickablePerson } from '@/features/booking/people/schema';
import { diversOf } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { isSamePerson } from '@/features/orders/domain/same-person';
import { peopleOfOwner } from '@/features/travellers/data';
import type { Tx } from '@/server/database/db';

const MAX_EARLIER = 40;

/** Lists saved people, then divers of earlier orders, each person once, to fill in a booking form. */
export async function pickablePeople(db: Tx, customerId: string): Promise<PickablePerson[]> {
  const saved = (await peopleOfOwner(db, customerId)).map(({ uuid: _, has_card: __, ...person }) => ({
    ...person,
    saved: true,
  }));
  const earlier = (await diversOf(db, customerId, MAX_EARLIER)).map((row) => ({
    ...personOf(openDiver(row)),
    emergency_contact: null,
    saved: false,
  }));
  const found: PickablePerson[] = saved;
  for (const diver of earlier)
    if (diver.full_name !== '' && !found.some((person) => isSamePerson(person, diver))) found.push(diver);
  return found;
}
