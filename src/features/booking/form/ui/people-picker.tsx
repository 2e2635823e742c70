'use client';
import type { PickablePerson } from '@/features/booking/people/schema';
import { useT } from '@/i18n/client';
import { fullName } from '@/shared/locale/name-order';
import { Button } from '@/ui/action/button';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import css from './fields.module.css';
import { usePeople } from './use-people';

type Props = { index: number; onPick: () => void };

/** Fills in a diver with one tap: the customer, people kept in their account, and divers of earlier orders. */
export function PeoplePicker({ index, onPick }: Props) {
  const { t } = useT('booking');
  const { person, byStaff } = useBooking();
  const { people, write, pick } = usePeople();
  const taken = useDraft((draft) =>
    draft.divers.flatMap(({ full_name: name }, at) => (at === index ? [] : name.trim())).join('\n'),
  ).split('\n');
  const me = fullName(person);
  const free = people.filter(({ full_name: name }) => name !== me && !taken.includes(name));

  const take = (one: PickablePerson) => {
    pick(index, one);
    onPick();
  };
  const takeMe = () => {
    const own = people.find(({ full_name: name }) => name === me);
    if (own) return take(own);
    write(index, { full_name: me, email: person.email, ...(person.gender && { gender: person.gender }) });
    onPick();
  };

  const isMeFree = !taken.includes(me);
  if (!isMeFree && free.length === 0) return null;
  return (
    <div className={css.earlier}>
      <span className={css.hint}>{t('divers.pick')}</span>
      {isMeFree && (
        <Button size="s" onClick={takeMe}>
          {t(byStaff ? 'by_staff.same_as_customer' : 'divers.same_as_me')}
        </Button>
      )}
      {free.map((one) => (
        <Button key={`${one.full_name} ${one.date_of_birth}`} size="s" onClick={() => take(one)}>
          {one.full_name}
        </Button>
      ))}
    </div>
  );
}
