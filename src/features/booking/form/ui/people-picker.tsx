'use client';
import { type DiverDraft, personOf } from '@/features/booking/divers/domain/fields';
import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import type { PickablePerson } from '@/features/booking/people/schema';
import { useT } from '@/i18n/client';
import { fullName } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import css from './fields.module.css';

function usePeople() {
  const { person, byStaff } = useBooking();
  const usual = { staleTime: 5 * 60_000 };
  const own = trpc.order.pickable_people.useQuery(undefined, { ...usual, enabled: !byStaff });
  const theirs = trpc.admin.orders.pickable_people.useQuery({ customer: person.uuid }, { ...usual, enabled: byStaff });
  return (byStaff ? theirs : own).data ?? [];
}

/** Fills in a diver with one tap: the customer, people kept in their account, and divers of earlier orders. */
export function PeoplePicker({ index }: { index: number }) {
  const { t } = useT('booking');
  const { form, person, byStaff } = useBooking();
  const people = usePeople();
  const taken = useDraft((draft) =>
    draft.divers.flatMap(({ full_name: name }, at) => (at === index ? [] : name.trim())).join('\n'),
  ).split('\n');
  const me = fullName(person);
  const free = people.filter(({ full_name: name }) => name !== me && !taken.includes(name));

  const write = (texts: Partial<DiverDraft>) =>
    form.write(Object.fromEntries(Object.entries(texts).map(([field, text]) => [`divers.${index}.${field}`, text])));
  const pick = ({ saved, emergency_contact: contact, ...diver }: PickablePerson) => {
    // Fields chosen for this booking stay.
    const typed = personOf(toDiverForm(diver));
    write({ ...typed, shoe_size_system: typed.shoe_size_system || 'EU', keep: saved ? 'yes' : '' });
    const { name, phone } = form.values().emergency_contact;
    if (!contact || name || phone) return;
    for (const field of ['name', 'phone', 'relationship', 'message'] as const)
      form.write({ [`emergency_contact.${field}`]: contact[field] ?? '' });
  };
  const pickMe = () => {
    const own = people.find(({ full_name: name }) => name === me);
    if (own) return pick(own);
    return write({ full_name: me, email: person.email, ...(person.gender && { gender: person.gender }) });
  };

  const isMeFree = !taken.includes(me);
  if (!isMeFree && free.length === 0) return null;
  return (
    <div className={css.earlier}>
      <span className={css.hint}>{t('divers.pick')}</span>
      {isMeFree && (
        <Button size="s" onClick={pickMe}>
          {t(byStaff ? 'by_staff.same_as_customer' : 'divers.same_as_me')}
        </Button>
      )}
      {free.map((one) => (
        <Button key={`${one.full_name} ${one.date_of_birth}`} size="s" onClick={() => pick(one)}>
          {one.full_name}
        </Button>
      ))}
    </div>
  );
}
