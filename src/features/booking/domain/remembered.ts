import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import type { DiverView } from '@/features/booking/divers/schema';
import type { EmergencyContactView } from '@/features/booking/schema';
import type { Draft } from './draft';

/** Answers of an account's earlier order that prefill a new booking. */
export type Remembered = {
  /** The people of that order, in their order. */
  people: readonly DiverView[];
  /** True to fill in the people at once, false to offer them. */
  isSameParty: boolean;
  emergency_contact: EmergencyContactView | null;
  /** Null without a pickup, or where guests had no choice. */
  pickup: { area: string; address: string } | null;
};

/** Fills in what is empty; what was typed stays. */
export function withRemembered(
  draft: Draft,
  { people, isSameParty, emergency_contact: contact, pickup }: Remembered,
): Draft {
  const hasNoPeople = draft.divers.every(({ full_name: name }) => name.trim() === '');
  const { name, phone, complete_later: isLater } = draft.emergency_contact;
  const isContactOpen = !name && !phone && !isLater;
  return {
    ...draft,
    ...(pickup && draft.pickup_area === '' && { pickup_area: pickup.area, pickup_address: pickup.address }),
    ...(isSameParty &&
      hasNoPeople && {
        divers: people.map((person) => ({
          ...toDiverForm({ ...person, variant: null, flight_date: null, flight_time: null }),
          shoe_size_system: person.shoe_size_system ?? 'EU',
        })),
      }),
    ...(contact &&
      isContactOpen && {
        emergency_contact: {
          name: contact.name,
          phone: contact.phone,
          relationship: contact.relationship ?? '',
          message: contact.message ?? '',
        },
      }),
  };
}
