'use client';
import { type DiverDraft, personOf } from '@/features/booking/divers/domain/fields';
import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import type { PersonDetails, PickablePerson } from '@/features/booking/people/schema';
import { trpc } from '@/trpc/react';
import { useBooking } from './booking-context';

/** The people who can be picked, and a person taken over into a form: what was chosen for this booking stays. */
export function usePeople() {
  const { form, person, byStaff } = useBooking();
  const usual = { staleTime: 5 * 60_000 };
  const own = trpc.order.pickable_people.useQuery(undefined, { ...usual, enabled: !byStaff });
  const theirs = trpc.admin.orders.pickable_people.useQuery({ customer: person.uuid }, { ...usual, enabled: byStaff });

  const write = (index: number, texts: Partial<DiverDraft>) =>
    form.write(Object.fromEntries(Object.entries(texts).map(([field, text]) => [`divers.${index}.${field}`, text])));
  const pick = (index: number, { saved = false, ...picked }: Partial<PickablePerson>) => {
    const { emergency_contact: contact = null, ...diver } = picked satisfies Partial<PersonDetails>;
    // The booking asks once for everybody when they fly.
    const typed = personOf(toDiverForm({ ...diver, flight_date: null, flight_time: null }));
    write(index, { ...typed, shoe_size_system: typed.shoe_size_system || 'EU', keep: saved ? 'yes' : '' });
    const { name, phone } = form.values().emergency_contact;
    if (!contact || name || phone) return;
    for (const field of ['name', 'phone', 'relationship', 'message'] as const)
      form.write({ [`emergency_contact.${field}`]: contact[field] ?? '' });
  };
  return { people: (byStaff ? theirs : own).data ?? [], write, pick };
}
