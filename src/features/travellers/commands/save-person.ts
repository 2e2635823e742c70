import type { PersonDetails } from '@/features/booking/people/schema';
import { isSamePerson } from '@/features/orders/domain/same-person';
import { insertPerson, lockOwner, peopleOfOwner, rewritePerson } from '@/features/travellers/data';
import type { PersonView } from '@/features/travellers/schema';
import type { Tx } from '@/server/database/db';

const MAX_PEOPLE = 50;

type Owner = { ownerId: string; now: Date };

/** Keeps earlier details where no new ones are given; the time of a flight belongs to its date. */
const mergedWith = (person: PersonDetails, before: PersonDetails): PersonDetails => ({
  ...(Object.fromEntries(
    Object.entries(person).map(([field, value]) => [field, value ?? before[field as keyof PersonDetails]]),
  ) as PersonDetails),
  flight_time: person.flight_date ? person.flight_time : before.flight_time,
});

/** Saves a person or updates the existing one; null when the account has too many people. */
export async function savePerson(tx: Tx, { ownerId, now }: Owner, person: PersonDetails): Promise<PersonView | null> {
  await lockOwner(tx, ownerId);
  const people = await peopleOfOwner(tx, ownerId);
  const existing = people.find((one) => isSamePerson(one, person));
  if (existing) {
    const { uuid, has_card: _, ...before } = existing;
    return rewritePerson(tx, uuid, mergedWith(person, before), now);
  }
  return people.length >= MAX_PEOPLE ? null : insertPerson(tx, ownerId, person, now);
}
