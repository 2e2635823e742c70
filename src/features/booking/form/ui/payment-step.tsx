'use client';
import { useEffect, useRef } from 'react';
import { ChoiceCards } from '@/features/booking/box/ui/choice-cards';
import { percentOf } from '@/features/booking/domain/percent-of';
import { useT } from '@/i18n/client';
import { formatPercent } from '@/shared/locale/formats';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useBooking, useChosen } from './booking-context';
import { useDraft } from './draft-provider';
import css from './payment-step.module.css';
import { PriceFailed } from './price-failed';
import { RefundTerms } from './refund-terms';
import { StepForm } from './step-form';
import { useItems } from './use-items';
import { type Failure, usePlaceOrder } from './use-place-order';

/** Refetches the hold's length, since other orders of the customer may have ended after the page was opened. */
function useHoldMinutes(): number {
  const { byStaff, holdMinutes } = useBooking();
  const options = { enabled: !byStaff, initialData: { minutes: holdMinutes }, staleTime: 0 };
  return trpc.order.next_hold.useQuery(undefined, options).data.minutes;
}

/** The amount due now, the refund terms, and the button that places the order. */
export function PaymentStep() {
  const { t } = useT('booking');
  const { lng, byStaff } = useChosen();
  const holdMinutes = useHoldMinutes();
  const { placeOrder, failure, quote } = usePlaceOrder();
  const deposits = useDeposits();
  const items = useItems();
  const type = useDraft((draft) => draft.payment_type);
  if (quote.isError) return <PriceFailed quote={quote} />;
  if (!quote.data || !deposits) return <Skeleton kind="block" lines={3} />;
  const { total } = quote.data;
  const totals = quote.data.items.map((item) => item.total);
  const down = totals.map((amount, index) => percentOf(amount, deposits[index] ?? 100));
  const paid = type === 'full_payment' ? totals : down;
  return (
    <StepForm onDone={placeOrder} foot={<Foot lng={lng} failure={failure} />}>
      <PaymentChoice total={total} now={down.reduce((sum, amount) => sum + amount, 0)} deposits={deposits} />
      {items.map(({ index, sold, activity_date: day }) => (
        <RefundTerms
          key={index}
          paid={paid[index] ?? 0}
          day={day}
          title={items.length > 1 ? [sold?.title, formatDay(day, lng, 'medium')].join(' · ') : undefined}
        />
      ))}
      <p className={css.note}>{t(byStaff ? 'by_staff.hold' : 'payment.hold', { count: holdMinutes })}</p>
    </StepForm>
  );
}

/** The down payment percentage of each item; null until the prices are loaded. */
function useDeposits(): number[] | null {
  const items = useItems();
  const deposits = items.flatMap(({ prices }) => prices?.deposit_percent ?? []);
  return deposits.length === items.length ? deposits : null;
}

type Choice = { total: number; now: number; deposits: readonly number[] };

function PaymentChoice({ total, now, deposits }: Choice) {
  const { t } = useT('booking');
  const { lng, form } = useChosen();
  const type = useDraft((draft) => draft.payment_type);
  const [deposit = 100, ...more] = deposits;
  const isOne = more.every((other) => other === deposit);
  return (
    <ChoiceCards
      path="payment_type"
      legend={t('payment.title')}
      value={type}
      onChange={(value) => form.set('payment_type', value === 'full_payment' ? value : 'down_payment')}
      options={[
        {
          value: 'down_payment',
          label: isOne ? t('payment.down', { percent: formatPercent(deposit, lng) }) : t('payment.down_mixed'),
          text: t('payment.rest', { amount: formatRupiah(total - now, lng) }),
          aside: formatRupiah(now, lng),
        },
        {
          value: 'full_payment',
          label: t('payment.full'),
          text: t('payment.no_rest'),
          aside: formatRupiah(total, lng),
        },
      ]}
    />
  );
}

/**
 * The terms that the button below accepts, and the last failure. A failure scrolls into view, since the button at the
 * bottom of a phone's screen is far from here.
 */
function Foot({ lng, failure }: { lng: Locale; failure: Failure | null }) {
  const { t } = useT('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  const { byStaff } = useChosen();
  const page = (path: string, label: string) => (
    <a href={localePath(lng, path)} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  return (
    <>
      <p className={css.consent}>
        {t(byStaff ? 'by_staff.consent' : 'payment.consent')} {page('/terms-and-conditions', t('payment.terms'))} ·{' '}
        {page('/privacy-policy', t('payment.privacy'))}
      </p>
      {failure && (
        <div ref={box}>
          <PlacingFailed lng={lng} failure={failure} />
        </div>
      )}
    </>
  );
}

function PlacingFailed({ lng, failure }: { lng: Locale; failure: Failure }) {
  if (failure.isHoldRefusal) return <HoldRefused lng={lng} message={failure.message} />;
  return <Alert tone="error">{failure.message}</Alert>;
}

function HoldRefused({ lng, message }: { lng: Locale; message: string }) {
  const { t } = useT('booking');
  const toUnpaid = (
    <ButtonLink size="s" look="solid" href={localePath(lng, '/user/orders?status=pending_payment')}>
      {t('refusal.unpaid_link')}
    </ButtonLink>
  );
  return (
    <Alert tone="error" title={message} actions={toUnpaid}>
      {t('refusal.draft_saved')}
    </Alert>
  );
}
