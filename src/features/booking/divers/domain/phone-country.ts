import { readPhone } from '@/shared/schema/phone';

type Person = { nationality?: string | null; phone?: string | null };

/** The country of the first of these people of whom one is named, with whose code a phone begins; empty without any. */
export function phoneCountry(people: readonly (Person | undefined)[]): string {
  const countries = people.map((person) => person?.nationality || readPhone(person?.phone ?? '', '').country);
  return countries.find(Boolean) ?? '';
}
