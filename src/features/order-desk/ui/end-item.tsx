'use client';
import { NumberInput } from '@mantine/core';
import { asksWhy } from '@/features/order-desk/domain/asks-why';
import { declineInput, type StaffOrderView } from '@/features/order-desk/schema';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import css from '@/features/orders/ui/item-list.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import { RefundWay, type RefundWayName } from './refund-way';
import { useOrderAction } from './use-order-action';

type Item = StaffOrderView['items'][number];
type Question = {
  lng: Locale;
  item: Item;
  way: 'cancel' | 'refund';
  mayChoose: boolean;
  onAmount: (amount: number) => void;
  onWay: (way: RefundWayName) => void;
};

const byDefault = { cancel: ({ refund_amount }: Item) => refund_amount, refund: ({ paid }: Item) => paid };

/** Suggests the refund of the policy when cancelling, and the full share when refunding; staff may change either. */
function AmountQuestion({ lng, item, way, mayChoose, onAmount, onWay }: Question) {
  const { t } = useT('orders-admin');
  if (item.paid === 0) return <p>{t('item.nothing')}</p>;
  const sums = { policy: formatRupiah(item.refund_amount, lng), most: formatRupiah(item.paid, lng) };
  if (!mayChoose) return <p>{t('dialog.cancelPolicy', sums)}</p>;
  return (
    <>
      <NumberInput
        label={t('dialog.cancelAmount')}
        description={way === 'cancel' ? t('dialog.cancelHint', sums) : t('item.hint', sums)}
        defaultValue={byDefault[way](item)}
        min={way === 'cancel' ? 0 : 1}
        max={item.paid}
        clampBehavior="blur"
        {...rupiahInputProps(lng)}
        onChange={(value) => onAmount(Number(value))}
      />
      <RefundWay onWay={onWay} />
      <p>{t('item.rest')}</p>
    </>
  );
}

/** Cancels or refunds one item of an order with several. */
export function EndItem({ lng, order, item }: { lng: Locale; order: StaffOrderView; item: Item }) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const mayChoose = useCan()('money');
  const cancel = trpc.admin.orders.cancel_item.useMutation(action);
  const refund = trpc.admin.orders.refund_item.useMutation(action);
  const busy = cancel.isPending || refund.isPending;
  const name = { item: `${item.product.title}, ${formatDeparture(item, lng)}`, count: item.duration_days };

  const ask = async (way: 'cancel' | 'refund') => {
    let amount = byDefault[way](item);
    const keepAmount = (typed: number) => {
      amount = Math.min(typed, item.paid);
    };
    let how: RefundWayName = 'gateway';
    const keepWay = (chosen: RefundWayName) => {
      how = chosen;
    };
    const answer = await confirm({
      title: t(`item.${way}Title`, name),
      body: <AmountQuestion {...{ lng, item, way, mayChoose }} onAmount={keepAmount} onWay={keepWay} />,
      confirmLabel: t(`item.${way}Confirm`),
      danger: true,
      ...(asksWhy({ way, held: item.paid, byPolicy: item.refund_amount, mayChoose }) && {
        reason: { label: t('refundReason'), input: declineInput.pick({ reason: true }) },
      }),
    });
    if (!answer) return;
    const which = { uuid: order.uuid, item: item.uuid };
    const why = answer.reason && { reason: answer.reason };
    if (way === 'cancel') cancel.mutate({ ...which, ...(mayChoose && { refund_amount: amount, how }), ...why });
    if (way === 'refund') refund.mutate({ ...which, amount, how, reason: answer.reason });
  };
  return (
    <div className={css.ways}>
      {order.may.cancel && (
        <Button busy={busy} onClick={() => ask('cancel')} aria-label={t('item.cancelOf', name)}>
          {t('item.cancel', name)}
        </Button>
      )}
      {order.may.refund && item.paid > 0 && (
        <Button busy={busy} onClick={() => ask('refund')} aria-label={t('item.refundOf', name)}>
          {t('item.refund', name)}
        </Button>
      )}
    </div>
  );
}
