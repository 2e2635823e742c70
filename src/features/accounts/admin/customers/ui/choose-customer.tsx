'use client';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerView } from '@/features/accounts/admin/customers/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './customers.module.css';
import { bookingFor, NewCustomer } from './new-customer';

const PAUSE_MS = 250;

/** `email` and `name` come from the message that the booking starts from. */
export function ChooseCustomer({ lng, email, name }: { lng: Locale; email: string; name: string }) {
  const { t } = useT('accounts-admin');
  const { t: ui } = useT('ui');
  const [typed, setTyped] = useState(email);
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), PAUSE_MS);
  const customers = trpc.admin.customers.find.useQuery(
    { search },
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
  const found = search === '' ? undefined : customers.data;
  return (
    <div className={css.choose}>
      <Panel title={t('phoneBooking.find')}>
        <TextInput
          type="search"
          autoComplete="off"
          label={t('phoneBooking.search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {customers.isError ? (
          <ErrorState
            title={t('phoneBooking.failed')}
            retryLabel={ui('load.retry')}
            retry={() => void customers.refetch()}
            busy={customers.isFetching}
          />
        ) : (
          <>
            <p role="status" className={css.notice}>
              {found?.length === 0 && t('phoneBooking.none')}
            </p>
            <ul className={css.found} aria-busy={customers.isFetching}>
              {found?.map((customer) => (
                <Found key={customer.uuid} lng={lng} customer={customer} />
              ))}
            </ul>
          </>
        )}
      </Panel>
      <Panel title={t('phoneBooking.new')}>
        <NewCustomer lng={lng} email={email} name={name} />
      </Panel>
    </div>
  );
}

function Found({ lng, customer }: { lng: Locale; customer: CustomerView }) {
  const { t } = useT('accounts-admin');
  const name = fullName(customer);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span>{customer.email}</span>
      </span>
      {!customer.confirmed && <StatusBadge tone="neutral">{t('phoneBooking.unconfirmed')}</StatusBadge>}
      <ButtonLink
        size="s"
        look="solid"
        href={bookingFor(lng, customer.uuid)}
        aria-label={t('phoneBooking.bookFor', { name })}
      >
        {t('phoneBooking.book')}
      </ButtonLink>
    </li>
  );
}
