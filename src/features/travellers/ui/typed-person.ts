import { type PersonField, personFields } from '@/features/booking/divers/domain/fields';
import { sentValue, typedText } from '@/features/booking/divers/domain/typed-diver';
import type { TypedContact } from '@/features/counter/ui/emergency-fields';
import type { PersonView } from '@/features/travellers/schema';

export type TypedPerson = Record<PersonField, string> & { emergency_contact: TypedContact };

const text = (value: unknown) => String(value ?? '');

export function toPersonForm(person: Partial<PersonView> | null): TypedPerson {
  const contact = person?.emergency_contact;
  return {
    ...(Object.fromEntries(personFields.map((field) => [field, typedText(person?.[field])])) as Record<
      PersonField,
      string
    >),
    shoe_size_system: person?.shoe_size_system ?? 'EU',
    emergency_contact: {
      name: text(contact?.name),
      phone: text(contact?.phone),
      relationship: text(contact?.relationship),
      message: text(contact?.message),
    },
  };
}

/** A size system means nothing without a size. */
const hasMeaning = (field: PersonField, typed: TypedPerson) =>
  field !== 'shoe_size_system' || typed.shoe_size.trim() !== '';

/** Converts to the server's format without validating; an emergency contact with no input becomes null. */
export function fromPersonForm(typed: TypedPerson) {
  const values = personFields.map((field) => [
    field,
    hasMeaning(field, typed) ? (sentValue(field, typed[field]) ?? null) : null,
  ]);
  const { emergency_contact: contact } = typed;
  const isNamed = Object.values(contact).some((value) => value.trim() !== '');
  return { ...Object.fromEntries(values), full_name: typed.full_name, emergency_contact: isNamed ? contact : null };
}
