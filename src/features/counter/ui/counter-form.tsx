'use client';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { operator } from '@/config/operator';
import type { ProductCard } from '@/features/catalogue/schema';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { PhoneField } from '@/ui/form/phone-field';
import css from './counter-form.module.css';
import { HoldField } from './hold-field';
import { ItemFields } from './item-fields';
import { LanguageField } from './language-field';
import { PaymentLines } from './payment-lines';
import { PeopleFields } from './people-fields';
import { PriceLines } from './price-lines';
import { type CounterPrefill, useCounterForm } from './use-counter-form';

/** The most items in one booking. */
const MAX_ITEMS = 20;

/** All products are loaded with the page, so that typing can match them at once. */
type Props = { prefill: CounterPrefill; products: readonly ProductCard[] };

/** Sends the form from any of its fields. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Books with a name, a number and the number of people by level; the forms are completed later. */
export function CounterForm({ prefill, products }: Props) {
  const { t, lng } = useT('orders-admin');
  const first = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const counter = useCounterForm(prefill, products);
  const { values, change, errors, refusal, items, people, divers, quote, lines, take, taken } = counter;
  const { changeItem, add, remove, childAge, isWaiting, isBusy, onSubmit } = counter;
  const isSeveral = items.length > 1;

  useEffect(() => first.current?.focus(), []);
  const removeItem = (key: number) => {
    remove(key);
    more.current?.focus();
  };
  const field = (path: string) => ({ error: errors[path], 'data-path': path });
  return (
    <form onSubmit={onSubmit} onKeyDown={sendByKey} noValidate className={css.form} aria-label={t('counter.book')}>
      <div className={css.row}>
        <TextInput
          label={t('counter.name')}
          autoComplete="off"
          ref={first}
          value={values.name}
          onChange={(event) => change('name', event.currentTarget.value)}
          {...field('name')}
        />
        <PhoneField
          label={t('customer.phone')}
          country={operator.country}
          value={values.phone}
          onChange={(phone) => change('phone', phone)}
          {...field('phone')}
        />
      </div>
      {items.map((item, index) => (
        <ItemFields
          key={item.typed.key}
          {...{ item, products, people, errors }}
          onChange={(patch) => changeItem(item.typed.key, patch)}
          among={
            isSeveral
              ? {
                  number: index + 1,
                  price: quote.isPlaceholderData ? undefined : quote.data?.items[index]?.total,
                  onRemove: () => removeItem(item.typed.key),
                }
              : null
          }
        />
      ))}
      {divers.length > 0 && (
        <PeopleFields
          people={divers}
          onChange={(people) => change('people', people)}
          childAge={childAge}
          errors={errors}
        />
      )}
      {items[0].typed.slug !== '' && items.length < MAX_ITEMS && (
        <div>
          <Button ref={more} size="s" look="quiet" icon={<IconPlus aria-hidden="true" />} onClick={add}>
            {t('counter.addItem')}
          </Button>
        </div>
      )}
      {quote.data && (
        <div className={css.price}>
          <span role="status">{t('counter.price', { total: formatRupiah(quote.data.total, lng) })}</span>
          {[...new Set([quote.data.total, quote.data.due_now])].map((amount) => (
            <Button key={amount} size="s" onClick={() => take(amount)}>
              {t('counter.take', { amount: formatRupiah(amount, lng) })}
            </Button>
          ))}
          <Button size="s" onClick={() => take('')}>
            {t('counter.takeNothing')}
          </Button>
        </div>
      )}
      {quote.data && <PriceLines lines={quote.data.lines} />}
      <DoubleBookingWarning found={quote.data?.double_bookings ?? []} />
      <PaymentLines
        lines={lines}
        onChange={(typed) => change('lines', typed)}
        errors={errors}
        due={quote.data?.total ?? 0}
      />
      <HoldField value={values.hold} onChange={(hold) => change('hold', hold)} error={errors.hold_until} />
      <LanguageField value={values.locale} onChange={(locale) => change('locale', locale)} error={errors.locale} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" busy={isBusy || isWaiting}>
        {taken > 0 ? t('counter.bookAndTake', { amount: formatRupiah(taken, lng) }) : t('counter.bookUnpaid')}
      </Button>
      <p className={css.hint}>{t('counter.shortcutHint')}</p>
    </form>
  );
}
