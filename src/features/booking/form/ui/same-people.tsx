'use client';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { Button } from '@/ui/action/button';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import css from './fields.module.css';
import { usePeople } from './use-people';

/** Fills in the whole party of the latest order with one tap, while no form is begun. */
export function SamePeople({ count }: { count: number }) {
  const { t, lng } = useT('booking');
  const { lastParty } = useBooking();
  const { people, pick } = usePeople();
  const isEmpty = useDraft((draft) => draft.divers.every(({ full_name: name }) => name.trim() === ''));
  const party = lastParty.slice(0, count);
  if (!isEmpty || count < 2 || party.length < count) return null;
  const names = formatList(
    lng,
    party.map(({ full_name: name }) => name),
  );
  const fill = () => {
    for (const [index, diver] of party.entries()) {
      const match = people.find(({ saved, full_name: name }) => saved && name === diver.full_name);
      pick(index, match ?? diver);
    }
  };
  return (
    <div className={css.earlier}>
      <Button onClick={fill}>{t('divers.same_people', { names })}</Button>
    </div>
  );
}
