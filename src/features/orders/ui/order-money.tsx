import { sumOf } from '@/features/orders/items/domain/shares';
import type { OrderOutline } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import css from './order-money.module.css';

type Line = { label: string; hint?: string; amount: number; strong?: boolean };

export async function OrderMoney({ lng, order }: { lng: Locale; order: OrderOutline }) {
  const { t } = await getT(lng, 'orders');
  const { quantity, unit_price, add_ons, discount, adjustment, refunding, refunded } = order;
  const unpaid = order.status === 'pending_payment';
  const due = unpaid ? order.remaining_balance : order.outstanding;
  // What is off of an order that goes on is no longer part of its price, except for what was not returned.
  const off = order.items.some(({ state }) => state === 'booked')
    ? sumOf(order.items.filter(({ state }) => state === 'off').map(({ total, paid }) => total - paid))
    : 0;
  const lines: (Line | false)[] = [
    {
      label: t('money.activityFee'),
      ...(order.items.length === 1 && { hint: t('money.unitPrice', { quantity, price: inRupiah(unit_price, lng) }) }),
      amount: order.activity_fee,
    },
    add_ons.length > 0 && { label: t('money.addOnFee'), amount: order.add_on_fee },
    discount > 0 && { label: t('money.discount'), amount: -discount },
    adjustment !== 0 && { label: t('money.adjustment'), amount: adjustment },
    { label: t('money.total'), amount: order.total, strong: true },
    off > 0 && { label: t('money.off'), amount: -off },
    unpaid && { label: t('money.dueNow'), amount: order.due_now },
    order.on_account > 0 && {
      label: t('money.onAccount'),
      hint: t('money.onAccountHint'),
      amount: order.on_account,
    },
    unpaid && order.wrong_amount
      ? { label: t('money.received'), hint: t('money.receivedHint'), amount: order.paid }
      : { label: t('money.paid'), amount: order.paid },
    refunding > 0 && { label: t('money.refunding'), amount: refunding },
    refunded > 0 && { label: t('money.refunded'), amount: refunded },
    unpaid && order.due_left < order.due_now && { label: t('money.dueLeft'), amount: order.due_left, strong: true },
    due > 0 && { label: t('money.remaining'), hint: t('money.remainingHint'), amount: due, strong: true },
  ];
  return (
    <dl className={css.lines}>
      {lines
        .filter((line) => line !== false)
        .map(({ label, hint, amount, strong }) => (
          <div key={label} data-strong={strong}>
            <dt>
              {label}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>{inRupiah(amount, lng)}</dd>
          </div>
        ))}
    </dl>
  );
}
