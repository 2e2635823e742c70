'use client';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ProductCard } from '@/features/catalogue/schema';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './counter-form.module.css';
import { CounterReceipt } from './counter-receipt';
import { GuestFields } from './guest-fields';
import { HoldField } from './hold-field';
import { ItemFields } from './item-fields';
import { LanguageField } from './language-field';
import { PaymentLines } from './payment-lines';
import { PeopleFields } from './people-fields';
import { PickupFields } from './pickup-fields';
import { SalesToday } from './sales-today';
import { TakenCustomer } from './taken-customer';
import { type CounterPrefill, useCounterForm } from './use-counter-form';

/** The most items in one booking. */
const MAX_ITEMS = 20;

/** All products are loaded with the page, so that typing can match them at once. */
type Props = {
  prefill: CounterPrefill;
  email: string;
  products: readonly ProductCard[];
  /** The way for a guest who wants an account. */
  children: ReactNode;
};

/** Sends the form from any of its fields. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const Part = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2>
      <span>{number}</span> {title}
    </h2>
    {children}
  </section>
);

/** Books with a name, a number and the number of people by level; the forms are completed later. */
export function CounterForm({ prefill, email, products, children }: Props) {
  const { t, lng } = useT('orders-admin');
  const { t: booking } = useT('booking');
  const first = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const counter = useCounterForm(prefill, products);
  const { values, change, errors, refusal, items, people, divers, fits, quote, due, lines, take, taken } = counter;
  const { changeItem, add, remove, childAge, isWaiting, isBusy, onSubmit } = counter;
  const isSeveral = items.length > 1;

  const isTaken = values.customer !== null;
  useEffect(() => {
    if (!isTaken) first.current?.focus();
  }, [isTaken]);
  const removeItem = (key: number) => {
    remove(key);
    more.current?.focus();
  };
  const open = due - taken;
  return (
    <div className={css.page}>
      <form onSubmit={onSubmit} onKeyDown={sendByKey} noValidate className={css.form} aria-label={t('counter.book')}>
        <Part number={1} title={t('counter.who')}>
          {values.customer ? (
            <TakenCustomer
              customer={values.customer}
              phone={counter.guest.phone}
              asksPhone={counter.asksPhone}
              onPhone={(other) => change('guest', { typed: '', other })}
              onDrop={counter.dropCustomer}
              errors={errors}
            />
          ) : (
            <GuestFields
              ref={first}
              value={values.guest}
              email={email}
              onChange={(guest) => change('guest', guest)}
              onTake={counter.takeCustomer}
              errors={errors}
            />
          )}
        </Part>
        <Part number={2} title={t('counter.what')}>
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
              saved={counter.savedPeople}
              onChange={(next) => change('people', next)}
              {...{ childAge, fits, errors }}
            >
              <LanguageField
                value={values.locale}
                onChange={(locale) => change('locale', locale)}
                error={errors.locale}
              />
            </PeopleFields>
          )}
          <PickupFields
            areas={counter.areas}
            value={values.pickup}
            errors={errors}
            onChange={(pickup) => change('pickup', pickup)}
          />
          {fits.some(({ canOverride }) => canOverride) && (
            <TextInput
              label={booking('fit.override')}
              description={booking('fit.override_hint')}
              value={values.override}
              maxLength={500}
              onChange={(event) => change('override', event.currentTarget.value)}
            />
          )}
          {items[0].typed.slug !== '' && items.length < MAX_ITEMS && (
            <div>
              <Button ref={more} size="s" look="quiet" icon={<IconPlus aria-hidden="true" />} onClick={add}>
                {t('counter.addItem')}
              </Button>
            </div>
          )}
          <DoubleBookingWarning found={quote.data?.double_bookings ?? []} />
        </Part>
        <Part number={3} title={t('counter.pays')}>
          <PaymentLines
            lines={lines}
            onChange={(typed) => change('lines', typed)}
            errors={errors}
            due={due}
            isPaidInFull
          >
            {quote.data &&
              [...new Set([quote.data.total, quote.data.due_now])]
                .filter((amount) => amount !== taken)
                .map((amount) => (
                  <Button key={amount} size="s" look="quiet" onClick={() => take(amount)}>
                    {t(amount === due ? 'counter.takeAll' : 'counter.takeDeposit', {
                      amount: formatRupiah(amount, lng),
                    })}
                  </Button>
                ))}
            {taken > 0 && (
              <Button size="s" look="quiet" onClick={() => take('')}>
                {t('counter.takeNothing')}
              </Button>
            )}
          </PaymentLines>
          {(taken === 0 || values.hold !== '') && (
            <HoldField value={values.hold} onChange={(hold) => change('hold', hold)} error={errors.hold_until} />
          )}
          {refusal && <Alert tone="error">{refusal}</Alert>}
        </Part>
        <footer className={css.foot}>
          <p role="status">
            {quote.data && (
              <>
                <strong>{t('counter.price', { total: formatRupiah(due, lng) })}</strong>
                <span data-open={open > 0 || undefined}>
                  {open > 0 ? t('counter.staysOpen', { amount: formatRupiah(open, lng) }) : t('counter.allPaid')}
                </span>
              </>
            )}
          </p>
          <Button type="submit" look="next" busy={isBusy || isWaiting}>
            {taken > 0 ? t('counter.bookAndTake', { amount: formatRupiah(taken, lng) }) : t('counter.bookUnpaid')}
          </Button>
        </footer>
      </form>
      {quote.data && <CounterReceipt guest={counter.guest} items={items} quote={quote.data} payments={counter.sent} />}
      <div className={css.below}>
        <SalesToday />
        <p className={css.hint}>{t('counter.shortcutHint')}</p>
        {children}
      </div>
    </div>
  );
}
