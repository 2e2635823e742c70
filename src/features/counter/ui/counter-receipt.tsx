import type { QuoteView } from '@/features/booking/schema';
import type { sentLines } from '@/features/counter/domain/payment-lines';
import { useT } from '@/i18n/client';
import { feeWords } from '@/i18n/fee-words';
import { formatRupiah } from '@/shared/schema/money';
import { formatPhone } from '@/shared/schema/phone';
import { formatNearDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';
import { useShop } from '@/shop/client';
import css from './counter-receipt.module.css';
import type { CounterItem } from './use-counter-items';

type Props = {
  guest: { name: string; phone: string };
  items: readonly CounterItem[];
  quote: QuoteView;
  payments: ReturnType<typeof sentLines>;
};

/** The parts of the price and the payments, in the order of the receipt. */
export function CounterReceipt({ guest, items, quote, payments }: Props) {
  const { t, lng } = useT('orders-admin');
  const { t: booking } = useT('booking');
  const { name: shop } = useShop();
  const fees = feeWords(booking, lng);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const rows = [
    ...quote.lines.map(({ label, amount }) => ({ label, amount, isSum: false })),
    { label: t('counter.total'), amount: quote.total, isSum: true },
    ...payments.map(({ method, amount }) => ({ label: t(`method.${method}`), amount, isSum: false })),
    { label: t('receipt.toPay'), amount: Math.max(0, quote.total - paid), isSum: true },
    ...quote.fees
      .filter(({ payment }) => payment === 'on_site')
      .map((fee) => ({ label: fees.label(fee), amount: fee.amount, isSum: false })),
  ];
  return (
    <section className={css.receipt} aria-label={t('counter.receipt')}>
      <h2>{t('counter.receipt')}</h2>
      <div className={css.paper}>
        <p>
          <strong>{shop}</strong>
        </p>
        <p>
          {guest.name}
          <br />
          {guest.phone && formatPhone(guest.phone)}
        </p>
        {items.map(({ typed, product, date, people }) => (
          <p key={typed.key}>
            <strong>{product?.title}</strong>
            <br />
            {isDay(date) && formatNearDay(date, lng)}
            {' · '}
            {t('counter.forPeople', { count: people })}
          </p>
        ))}
        <dl>
          {[...rows.entries()].map(([index, { label, amount, isSum }]) => (
            <div key={index} data-sum={isSum || undefined}>
              <dt>{label}</dt>
              <dd>{formatRupiah(amount, lng)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
