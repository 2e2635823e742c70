'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { levelName } from '@/features/booking/divers/domain/certification';
import type { PersonView } from '@/features/travellers/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { CardPhoto } from './card-photo';
import css from './my-people.module.css';
import { PersonForm } from './person-form';

/** Summarises a person in one line. */
function useSummary() {
  const { t } = useT('booking');
  return ({ certification_level: level, association, logged_dives: dives, height_cm, weight_kg }: PersonView): string =>
    [
      level && (level === 'none' ? t('diver.not_certified') : levelName(association, level)),
      dives !== null && t('record.dives', { count: dives }),
      height_cm && `${height_cm} cm`,
      weight_kg && `${weight_kg} kg`,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** The account's owner, whose own record starts with these values. */
export type Own = { full_name: string; email: string; gender: PersonView['gender'] };

/** Lists the dive records of an account's people; opens one form at a time. */
export function MyPeople({ people, own }: { people: PersonView[]; own: Own }) {
  const { t } = useT('orders');
  const { t: common } = useT('common');
  const router = useRouter();
  const summaryOf = useSummary();
  const [open, setOpen] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const changed = (text: string) => {
    setOpen(null);
    notify({ type: 'success', title: common('notice.success'), text });
    void utils.order.pickable_people.invalidate();
    router.refresh();
  };
  const remove = trpc.people.remove.useMutation({ onSuccess: ({ message }) => changed(message) });
  const askAndRemove = async ({ uuid, full_name: name }: PersonView) => {
    const yes = await confirm({
      title: t('people.remove_of', { name }),
      body: t('people.remove_lead'),
      confirmLabel: t('people.remove'),
      danger: true,
    });
    if (yes) remove.mutate({ uuid });
  };
  const hasOwn = people.some(({ full_name: name }) => name === own.full_name);
  const sorted = people.toSorted(
    (one, other) => Number(other.full_name === own.full_name) - Number(one.full_name === own.full_name),
  );
  const form = (person: PersonView | null, start?: Own) => (
    <PersonForm
      person={person}
      start={start}
      onSaved={() => changed(t('people.saved'))}
      onCancel={() => setOpen(null)}
    />
  );

  return (
    <>
      {remove.error && <Alert tone="error">{remove.error.message}</Alert>}
      {people.length === 0 && open === null && <p className={css.none}>{t('people.none')}</p>}
      <ul className={css.list}>
        {sorted.map((person) => (
          <li key={person.uuid}>
            <div className={css.person}>
              <div>
                <strong>{person.full_name}</strong>
                <p>{summaryOf(person)}</p>
              </div>
              {open !== person.uuid && (
                <div className={css.actions}>
                  <Button
                    size="s"
                    aria-label={t('people.edit_of', { name: person.full_name })}
                    onClick={() => setOpen(person.uuid)}
                  >
                    {t('people.edit')}
                  </Button>
                  <Button
                    size="s"
                    look="quiet"
                    aria-label={t('people.remove_of', { name: person.full_name })}
                    busy={remove.isPending && remove.variables.uuid === person.uuid}
                    onClick={() => askAndRemove(person)}
                  >
                    {t('people.remove')}
                  </Button>
                </div>
              )}
            </div>
            {open === person.uuid && (
              <>
                {form(person)}
                <CardPhoto person={person} onChanged={() => router.refresh()} />
              </>
            )}
          </li>
        ))}
      </ul>
      {open === 'me' && form(null, own)}
      {open === '' && form(null)}
      <div className={css.add}>
        {!hasOwn && open === null && (
          <Button look="solid" onClick={() => setOpen('me')}>
            {t('people.addMe')}
          </Button>
        )}
        {open !== '' && (
          <Button look="outline" onClick={() => setOpen('')}>
            {t('people.add')}
          </Button>
        )}
      </div>
    </>
  );
}
