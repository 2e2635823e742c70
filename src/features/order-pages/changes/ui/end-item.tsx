'use client';
import type { OrderItemView } from '@/features/orders/domain/item-view';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import css from '@/features/orders/ui/item-list.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { RefundBands } from './refund-policy';
import policy from './refund-policy.module.css';
import { useEnding } from './use-ending';

type Props = { lng: Locale; uuid: string; item: OrderItemView };

/** The refund of the item's share, shown before confirming. */
function Consequences({ lng, item }: Omit<Props, 'uuid'>) {
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
      <p>
        {t('item.rest')} {t('cancellation.final')}
      </p>
    </>
  );
}

/** Cancels or refunds one item, with a confirmation that states the refund. */
export function EndItem({ lng, uuid, item }: Props) {
  const { t } = useT('orders');
  const ending = useEnding();
  const cancel = trpc.order.cancel_item.useMutation(ending);
  const refund = trpc.order.refund_item.useMutation(ending);
  const busy = cancel.isPending || refund.isPending;
  const fault = cancel.error ?? refund.error;
  const name = {
    item: `${item.product.title}, ${formatDeparture(item, lng)}`,
    title: item.product.title,
    day: formatDeparture(item, lng),
    amount: formatRupiah(item.refund_amount, lng),
    count: item.duration_days,
  };

  const ask = async (way: 'cancel' | 'refund') => {
    const yes = await confirm({
      title: t(`item.${way}Title`, name),
      body: <Consequences lng={lng} item={item} />,
      confirmLabel: t(way === 'cancel' ? 'item.cancelConfirm' : 'cancellation.refundConfirm'),
      danger: true,
    });
    if (yes) (way === 'cancel' ? cancel : refund).mutate({ uuid, item: item.uuid });
  };
  return (
    <>
      {fault && <Alert tone="error">{fault.message}</Alert>}
      <div className={css.ways}>
        {item.can.refund && (
          <Button busy={busy} onClick={() => ask('refund')} aria-label={t('item.refundOf', name)}>
            {t('item.refund')}
          </Button>
        )}
        {item.can.cancel && (
          <Button busy={busy} onClick={() => ask('cancel')} aria-label={t('item.cancelOf', name)}>
            {t('item.cancel', name)}
          </Button>
        )}
      </div>
    </>
  );
}
