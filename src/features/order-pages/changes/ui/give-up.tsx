'use client';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import css from './give-up.module.css';
import { RefundPolicy } from './refund-policy';
import { useEnding } from './use-ending';

/** Cancels or refunds an order, with a confirmation that states the refund. */
export function GiveUp({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = useT('orders');
  const ending = useEnding();
  const cancel = trpc.order.cancel.useMutation(ending);
  const refund = trpc.order.refund.useMutation(ending);
  const busy = cancel.isPending || refund.isPending;
  const fault = cancel.error ?? refund.error;

  const ask = async (way: 'cancel' | 'refund') => {
    const yes = await confirm({
      title: t(`cancellation.${way}Title`, {
        bookingId: order.booking_id,
        amount: formatRupiah(order.can.refund_amount, lng),
      }),
      body: <RefundPolicy lng={lng} order={order} />,
      confirmLabel: t(`cancellation.${way}Confirm`),
      danger: true,
    });
    if (yes) (way === 'cancel' ? cancel : refund).mutate({ uuid: order.uuid });
  };
  return (
    <>
      {fault && <Alert tone="error">{fault.message}</Alert>}
      <div className={css.ways}>
        {order.can.refund && (
          <Button busy={busy} onClick={() => ask('refund')}>
            {t('action.refund')}
          </Button>
        )}
        {order.can.cancel && (
          <Button busy={busy} onClick={() => ask('cancel')}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
