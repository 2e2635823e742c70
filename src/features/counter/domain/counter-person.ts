import type { PickablePerson } from '@/features/booking/people/schema';
import { counterDiver } from '@/features/counter/schema';
import { isSamePerson } from '@/features/orders/domain/same-person';
import type { z } from '@/shared/schema/zod';

/** A person on the booking as typed, with the stored details of a known person. */
export type CounterPerson = z.input<typeof counterDiver>;

export const anybody: CounterPerson = { full_name: '', certification_level: 'none', date_of_birth: '' };

/** Takes over the stored details, unless one of them is no longer accepted and no field shows it. */
export function counterPerson({ saved: _, emergency_contact: __, ...stored }: PickablePerson): CounterPerson {
  const person = { ...stored, certification_level: stored.certification_level ?? 'none' } as CounterPerson;
  if (counterDiver.safeParse(person).success) return person;
  const { full_name, certification_level } = person;
  return { full_name, certification_level, date_of_birth: '' };
}

/** The stored person with the name of the customer. */
export const ownPerson = (people: readonly PickablePerson[], name: string): PickablePerson | undefined =>
  people.find((person) => isSamePerson(person, { full_name: name, date_of_birth: null }));
