'use client';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { EndRow } from './end-row';
import { RefundPolicy } from './refund-policy';
import { useEnding } from './use-ending';

type Props = { lng: Locale; order: OrderView; hint: string; isOneOfSeveral: boolean };

/** Ends an order, with the refund if there is one. */
export function EndAll({ lng, order, hint, isOneOfSeveral }: Props) {
  const { t } = useT('orders');
  const ending = useEnding();
  const cancel = trpc.order.cancel.useMutation(ending);
  const refund = trpc.order.refund.useMutation(ending);
  const { can, uuid, booking_id: bookingId, duration_days: count, held } = order;
  const words = { bookingId, amount: formatRupiah(can.refund_amount, lng), count };
  const isRefund = can.refund;
  const way = isRefund ? 'refund' : 'cancel';
  const result = isRefund ? 'back' : held > 0 ? 'noRefund' : 'unpaid';
  return (
    <EndRow
      label={t(isOneOfSeveral ? `plans.end.all.${result}` : `plans.end.${result}`, words)}
      hint={hint}
      question={{
        title: t(`cancellation.${way}Title`, words),
        body: <RefundPolicy lng={lng} order={order} />,
        confirmLabel: t(`cancellation.${way}Confirm`),
      }}
      busy={cancel.isPending || refund.isPending}
      fault={(cancel.error ?? refund.error)?.message}
      onConfirm={() => (isRefund ? refund : cancel).mutate({ uuid })}
    />
  );
}
