'use client';
import { ChoiceCards } from '@/features/booking/box/ui/choice-cards';
import { dueAtOnce } from '@/features/booking/domain/percent-of';
import type { QuoteView } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { formatPercent } from '@/shared/locale/formats';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { useBooking, useChosen } from './booking-context';
import { DatedAmounts } from './dated-amounts';
import { useDraft } from './draft-provider';
import css from './payment-part.module.css';
import { RefundTerms } from './refund-terms';
import { StepPart } from './step-form';
import { useItems } from './use-items';

/** Refetches the hold's length, since other orders of the customer may have ended after the page was opened. */
function useHoldMinutes(): number {
  const { byStaff, holdMinutes } = useBooking();
  const options = { enabled: !byStaff, initialData: { minutes: holdMinutes }, staleTime: 0 };
  return trpc.order.next_hold.useQuery(undefined, options).data.minutes;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Props = { quote: QuoteView; deposits: readonly number[] };

/** The amount due now, the refund terms, and how long the seats are held. */
export function PaymentPart({ quote, deposits }: Props) {
  const { t } = useT('booking');
  const { lng, byStaff } = useChosen();
  const holdMinutes = useHoldMinutes();
  const items = useItems();
  const type = useDraft((draft) => draft.payment_type);
  const totals = quote.items.map((item) => item.total);
  const down = quote.items.map((item, index) =>
    dueAtOnce({ total: item.total, passedOn: item.passed_on }, deposits[index] ?? 100),
  );
  const paid = type === 'full_payment' ? totals : down;
  const now = sumOf(paid);
  return (
    <StepPart step="payment">
      <PaymentChoice total={quote.total} now={sumOf(down)} deposits={deposits} />
      {!byStaff && (
        <DatedAmounts
          now={now}
          later={items.map(({ index, activity_date: day }) => ({
            day,
            rest: (totals[index] ?? 0) - (paid[index] ?? 0),
            atGate: sumOf(
              (quote.items[index]?.fees ?? []).map(({ payment, amount }) => (payment === 'on_site' ? amount : 0)),
            ),
          }))}
        />
      )}
      {items.map(({ index, sold, activity_date: day }) => (
        <RefundTerms
          key={index}
          paid={paid[index] ?? 0}
          item={quote.items[index]}
          day={day}
          title={items.length > 1 ? [sold?.title, formatDay(day, lng, 'medium')].join(' · ') : undefined}
        />
      ))}
      <p className={css.note}>{t(byStaff ? 'by_staff.hold' : 'payment.hold', { count: holdMinutes })}</p>
    </StepPart>
  );
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
