'use client';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { operator } from '@/config/operator';
import type { CustomerView } from '@/features/accounts/admin/customers/schema';
import { isNumber, retype, type TypedGuest } from '@/features/counter/domain/counter-guest';
import { useT } from '@/i18n/client';
import { nameOrEmail } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { PhoneField } from '@/ui/form/phone-field';
import css from './guest-fields.module.css';

const PAUSE_MS = 250;
const MOST_OFFERED = 3;
/** Shorter texts match too many customers. */
const FEWEST_CHARACTERS = 3;
const FEWEST_DIGITS = 6;

const isLongEnough = (search: string): boolean =>
  isNumber(search) ? search.replace(/\D/g, '').length >= FEWEST_DIGITS : search.length >= FEWEST_CHARACTERS;

type Props = {
  ref: Ref<HTMLInputElement>;
  value: TypedGuest;
  /** Searched instead of the name while the name is the one that the page was opened with. */
  email: string;
  onChange: (guest: TypedGuest) => void;
  onTake: (customer: CustomerView) => void;
  errors: Record<string, string>;
};

/** One field that finds a customer by name, email or phone, or names a new one; a second asks for the missing part. */
export function GuestFields({ ref, value, email, onChange, onTake, errors }: Props) {
  const { t } = useT('orders-admin');
  const begun = useRef(value.typed);
  const byNumber = isNumber(value.typed);
  const typed = email && value.typed === begun.current ? email : value.typed;
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), PAUSE_MS);
  const isSearched = isLongEnough(search);
  const found = trpc.admin.customers.find.useQuery(
    { search },
    { enabled: isSearched, placeholderData: keepPreviousData },
  );
  const offered = isSearched ? (found.data ?? []).slice(0, MOST_OFFERED) : [];
  const [first, second] = byNumber ? (['phone', 'name'] as const) : (['name', 'phone'] as const);
  const changeOther = (other: string) => onChange({ ...value, other });
  return (
    <div className={css.guest}>
      <div className={css.row}>
        <TextInput
          label={t('counter.guest')}
          autoComplete="off"
          ref={ref}
          value={value.typed}
          onChange={(event) => onChange(retype(value, event.currentTarget.value))}
          error={errors[first]}
          data-path={first}
        />
        {byNumber ? (
          <TextInput
            label={t('counter.name')}
            autoComplete="off"
            value={value.other}
            onChange={(event) => changeOther(event.currentTarget.value)}
            error={errors[second]}
            data-path={second}
          />
        ) : (
          <PhoneField
            label={t('customer.phone')}
            country={operator.country}
            value={value.other}
            onChange={changeOther}
            error={errors[second]}
            data-path={second}
          />
        )}
      </div>
      <div role="status" aria-busy={found.isFetching}>
        {isSearched && found.isError && <p className={css.note}>{t('counter.searchFailed')}</p>}
        {offered.length > 0 && (
          <ul className={css.offered} aria-label={t('counter.known')}>
            {offered.map((customer) => (
              <li key={customer.uuid}>
                <strong>{nameOrEmail(customer)}</strong>
                <span>{customer.email ?? t('counter.noAccount')}</span>
                <Button
                  size="s"
                  aria-label={t('counter.takeOver', { name: nameOrEmail(customer) })}
                  onClick={() => onTake(customer)}
                >
                  {t('counter.isThis')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
