'use client';
import type { OrderItemView } from '@/features/orders/domain/item-view';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { EndRow } from './end-row';
import { RefundBands } from './refund-policy';
import policy from './refund-policy.module.css';
import { useEnding } from './use-ending';

type Props = { lng: Locale; uuid: string; item: OrderItemView; hint: string };

/** The refund of the item's share, shown before confirming. */
function Consequences({ lng, item }: Pick<Props, 'lng' | 'item'>) {
  const { t } = useT('orders');
  const { paid, refund_amount, refund_percent, activity_date } = item;
  const words = { amount: formatRupiah(refund_amount, lng), paid: formatRupiah(paid, lng), percent: refund_percent };
  const back = refund_amount === paid ? 'item.backAll' : 'item.back';
  return (
    <>
      <p className={policy.sum}>
        {paid === 0 ? t('cancellation.unpaid') : t(refund_amount === 0 ? 'item.nothing' : back, words)}
      </p>
      {paid > 0 && <RefundBands lng={lng} day={activity_date} bands={item.refund_bands} now={refund_percent} />}
      {refund_amount > 0 && <p>{t('cancellation.time')}</p>}
      <p>
        {t('item.rest')} {t('cancellation.final')}
      </p>
    </>
  );
}

/** Ends one item of several, with its refund if there is one. */
export function EndItem({ lng, uuid, item, hint }: Props) {
  const { t } = useT('orders');
  const ending = useEnding();
  const cancel = trpc.order.cancel_item.useMutation(ending);
  const refund = trpc.order.refund_item.useMutation(ending);
  const isRefund = item.can.refund;
  const words = {
    title: item.product.title,
    day: formatDeparture(item, lng),
    amount: formatRupiah(item.refund_amount, lng),
    count: item.duration_days,
  };
  return (
    <EndRow
      label={t(isRefund ? 'plans.end.back' : item.paid > 0 ? 'plans.end.noRefund' : 'plans.end.unpaid', words)}
      hint={[item.product.title, words.day, hint].filter(Boolean).join(' · ')}
      question={{
        title: t(isRefund ? 'item.refundTitle' : 'item.cancelTitle', words),
        body: <Consequences lng={lng} item={item} />,
        confirmLabel: t(isRefund ? 'cancellation.refundConfirm' : 'item.cancelConfirm'),
      }}
      busy={cancel.isPending || refund.isPending}
      fault={(cancel.error ?? refund.error)?.message}
      onConfirm={() => (isRefund ? refund : cancel).mutate({ uuid, item: item.uuid })}
    />
  );
}
