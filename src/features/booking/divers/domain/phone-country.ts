import { readPhone } from '@/shared/schema/phone';

type Person = { nationality?: string | null; phone?: string | null };

/** The first known country of these people, whose dialling code a phone starts with; empty when none is known. */
export function phoneCountry(people: readonly (Person | undefined)[]): string {
  const countries = people.map((person) => person?.nationality || readPhone(person?.phone ?? '', '').country);
  return countries.find(Boolean) ?? '';
}
