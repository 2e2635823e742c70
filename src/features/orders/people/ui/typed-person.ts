import { type DiverField, diverFieldNames, diverFields } from '@/features/booking/divers/domain/fields';
import { numberIn } from '@/features/booking/divers/domain/measures';
import type { TypedContact } from '@/features/orders/counter/ui/emergency-fields';
import type { PersonView } from '@/features/orders/people/schema';

type Field = Exclude<DiverField, 'variant' | 'equipment'>;
export const personFields = diverFieldNames.filter(
  (field): field is Field => field !== 'variant' && field !== 'equipment',
);
/** A person as typed. */
export type TypedPerson = Record<Field, string> & { emergency_contact: TypedContact };

const text = (value: unknown) => String(value ?? '');

export function personAsTyped(person: PersonView | null): TypedPerson {
  const contact = person?.emergency_contact;
  return {
    ...(Object.fromEntries(personFields.map((field) => [field, text(person?.[field])])) as Record<Field, string>),
    shoe_size_system: person?.shoe_size_system ?? 'EU',
    emergency_contact: {
      name: text(contact?.name),
      phone: text(contact?.phone),
      relationship: text(contact?.relationship),
      message: text(contact?.message),
    },
  };
}

function sentValue(field: Field, typed: TypedPerson) {
  const value = typed[field];
  // Without a size its system says nothing.
  if (field === 'shoe_size_system' && typed.shoe_size.trim() === '') return null;
  return ['number', 'decimal', 'measure'].includes(diverFields[field].typed) ? numberIn(value) : value;
}

/** In the server's format, which judges the values; a contact of whom nothing is typed is none. */
export function personAsSent(typed: TypedPerson) {
  const { full_name, ...values } = Object.fromEntries(personFields.map((field) => [field, sentValue(field, typed)]));
  const { emergency_contact: contact } = typed;
  const isNamed = Object.values(contact).some((value) => value.trim() !== '');
  const cleared = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null]));
  return { ...cleared, full_name: text(full_name), emergency_contact: isNamed ? contact : null };
}
