import { sumOf } from '@/features/orders/domain/shares';
import type { OrderOutline } from '@/features/orders/schema';
import { feeWords } from '@/i18n/fee-words';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import css from './order-money.module.css';

export type Line = {
  label: string;
  hint?: string;
  amount: number;
  /** Shown in place of the amount. */
  text?: string;
  strong?: boolean;
};

type Props = {
  lng: Locale;
  order: OrderOutline;
  /** Booked lines that replace the two fees. */
  booked?: readonly Line[];
};

export async function OrderMoney({ lng, order, booked }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: booking } = await getT(lng, 'booking');
  const words = feeWords(booking, lng);
  const { quantity, unit_price, add_ons, discount, adjustment, refunding, refunded } = order;
  const { held, on_account, still_to_pay, due_left } = order;
  const unpaid = order.status === 'pending_payment';
  const off = order.items.filter(({ state }) => state === 'off');
  const cancelled = sumOf(off.map(({ total }) => total));
  const fees = sumOf(off.map(({ paid }) => paid));
  const reduction = order.total - cancelled - held - on_account - still_to_pay;
  const fee: (Line | false)[] = [
    {
      label: t('money.activityFee'),
      ...(order.items.length === 1 && {
        hint: t('money.unitPrice', { quantity, price: formatRupiah(unit_price, lng) }),
      }),
      amount: order.activity_fee,
    },
    add_ons.length > 0 && { label: t('money.addOnFee'), amount: order.add_on_fee },
  ];
  const all = order.items.flatMap(({ fees: ofItem }) => ofItem);
  const collected = all.filter(({ payment }) => payment === 'with_booking');
  const others = order.items
    .filter(({ state }) => state === 'booked')
    .flatMap((item) => item.fees.filter(({ payment }) => payment !== 'with_booking'));
  const lines: (Line | false)[] = [
    ...(booked ?? fee),
    discount > 0 && { label: t('money.discount'), amount: -discount },
    ...collected.map(
      (one): Line => ({
        label: words.label(one),
        ...(one.at_most && { hint: words.amount(one) }),
        amount: one.amount,
      }),
    ),
    adjustment !== 0 && { label: t('money.adjustment'), amount: adjustment },
    { label: t('money.total'), amount: order.total, strong: true },
    cancelled > 0 && { label: t('money.cancelledItems'), amount: -cancelled },
    reduction > 0 && { label: t('money.reduction'), amount: -reduction },
    { label: t('money.paid'), amount: held },
    on_account > 0 && { label: t('money.onAccount'), hint: t('money.onAccountHint'), amount: on_account },
    still_to_pay > 0 && {
      label: t('money.remaining'),
      ...(!unpaid && { hint: t('money.remainingHint') }),
      amount: still_to_pay,
      strong: true,
    },
    unpaid && { label: t(due_left < order.due_now ? 'money.dueLeft' : 'money.dueNow'), amount: due_left },
    unpaid && order.remaining_balance > 0 && { label: t('money.onSite'), amount: order.remaining_balance },
    unpaid &&
      order.wrong_amount !== null && {
        label: t('money.received'),
        hint: t('money.receivedHint'),
        amount: order.wrong_amount.received,
      },
    ...others.map((one): Line => ({ label: words.label(one), amount: one.amount, text: words.amount(one) })),
    fees > 0 && { label: t('money.fee'), amount: fees },
    refunding > 0 && { label: t('money.refunding'), amount: refunding },
    refunded > 0 && { label: t('money.refunded'), amount: refunded },
  ];
  return (
    <dl className={css.lines} data-compact={booked ? '' : undefined}>
      {[...lines.filter((line) => line !== false).entries()].map(
        ([position, { label, hint, amount, text, strong }]) => (
          <div key={position} data-strong={strong}>
            <dt>
              {label}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>{text ?? formatRupiah(amount, lng)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
