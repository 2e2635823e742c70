'use client';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mergeDirection } from '@/features/accounts/admin/customers/domain/merge-direction';
import type { CustomerFile, CustomerView } from '@/features/accounts/admin/customers/schema';
import type { PersonView } from '@/features/accounts/admin/people/schema';
import { userPath } from '@/features/accounts/admin/people/ui/paths';
import { useT } from '@/i18n/client';
import { nameOrEmail } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { Panel } from '@/ui/show/panel';
import css from './customers.module.css';

const PAUSE_MS = 250;
type One = Pick<PersonView, 'uuid' | 'first_name' | 'last_name' | 'email' | 'confirmed'>;

function useMerge(shown: One) {
  const { t, lng } = useT('accounts-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const merge = trpc.admin.customers.merge.useMutation({
    onSuccess({ uuid }) {
      notify({ type: 'success', title: common('notice.success'), text: t('merge.done') });
      router.push(userPath(lng, uuid));
      router.refresh();
    },
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  const ask = async (other: One) => {
    const { stays, goes } = mergeDirection(shown, other);
    const [name, email] = [nameOrEmail(goes), goes.email];
    // A walk-in has no email.
    const person = email && email !== name ? `${name} (${email})` : name;
    const names = { stays: nameOrEmail(stays), goes: name, person };
    const question = { title: t('merge.title', names), body: t('merge.body', names), confirmLabel: t('merge.do') };
    if (await confirm({ ...question, danger: true })) merge.mutate({ uuid: stays.uuid, other: goes.uuid });
  };
  return { ask, busy: merge.isPending };
}

function Candidates({ shown, people }: { shown: One; people: CustomerView[] }) {
  const { t } = useT('accounts-admin');
  const { ask, busy } = useMerge(shown);
  return (
    <ul className={css.found}>
      {people.map((person) => (
        <li key={person.uuid}>
          <span>
            <strong>{nameOrEmail(person)}</strong>
            <span>{person.email}</span>
          </span>
          <Button size="s" busy={busy} onClick={() => void ask(person)}>
            {t('merge.with', { name: nameOrEmail(person) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Merges the customer with another account of the same person; suggests accounts with the same phone number. */
export function MergeCustomer({ person, file }: { person: PersonView; file: CustomerFile }) {
  const { t } = useT('accounts-admin');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), PAUSE_MS);
  const options = { enabled: search !== '', placeholderData: keepPreviousData };
  const found = trpc.admin.customers.find.useQuery({ search }, options);
  const others = search === '' ? [] : (found.data ?? []).filter(({ uuid }) => uuid !== person.uuid);
  return (
    <Panel title={t('part.merge')}>
      {file.same_phone.length > 0 && (
        <>
          <p className={css.notice}>{t('merge.samePhone')}</p>
          <Candidates shown={person} people={file.same_phone} />
        </>
      )}
      <TextInput
        type="search"
        autoComplete="off"
        label={t('merge.search')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={css.notice}>
        {search !== '' && !found.isFetching && others.length === 0 && t('phoneBooking.none')}
      </p>
      <Candidates shown={person} people={others} />
    </Panel>
  );
}
