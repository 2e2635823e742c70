'use client';
import type { ReactNode } from 'react';
import { asksWhy } from '@/features/order-desk/domain/asks-why';
import { declineInput, type StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { confirm } from '@/ui/feedback/confirm';
import { CancelQuestion } from './cancel-question';
import { RefundWay, type RefundWayName } from './refund-way';
import { useOrderAction } from './use-order-action';

const withWay = (body: ReactNode, onWay: (way: RefundWayName) => void): ReactNode => (
  <>
    <p>{body}</p>
    <RefundWay onWay={onWay} />
  </>
);

type Way = 'confirm' | 'decline' | 'cancel' | 'refund';

/** The decisions of staff on an order; each asks for confirmation and shows its consequences. */
export function useDecisions(lng: Locale, order: StaffOrderView) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const mayChoose = useCan()('money');
  const confirmOrder = trpc.admin.orders.confirm.useMutation(action);
  const decline = trpc.admin.orders.decline.useMutation(action);
  const cancel = trpc.admin.orders.cancel.useMutation(action);
  const refund = trpc.admin.orders.refund.useMutation(action);
  const resend = trpc.admin.orders.resend_mail.useMutation(action);
  const busy = [confirmOrder, decline, cancel, refund, resend].some(({ isPending }) => isPending);
  const { uuid, booking_id: bookingId, may, can } = order;
  const all = formatRupiah(may.refundable, lng);
  /** A waiting wrong amount is refunded in full. */
  const backByItself = order.status === 'pending_payment' ? may.refundable : can.refund_amount;

  const bodyOf = (way: Way): ReactNode => (way === 'cancel' ? null : t(`dialog.${way}`, { amount: all }));

  const ask = async (way: Way) => {
    const body = bodyOf(way);
    const choosesWay = way === 'refund' || (way === 'decline' && mayChoose && may.refundable > 0);
    let how: RefundWayName = 'gateway';
    const keepWay = (chosen: RefundWayName) => {
      how = chosen;
    };
    let refundAmount = can.refund_amount;
    const keepAmount = (amount: number) => {
      refundAmount = Math.min(amount, may.refundable);
    };
    const answer = await confirm({
      title: t(`dialog.${way}Title`, { bookingId }),
      body:
        way === 'cancel' ? (
          <CancelQuestion {...{ lng, order, mayChoose }} onAmount={keepAmount} onWay={keepWay} />
        ) : choosesWay ? (
          withWay(body, keepWay)
        ) : (
          body
        ),
      confirmLabel: t(`action.${way}`),
      danger: way !== 'confirm',
      ...(asksWhy({ way, held: may.refundable, byPolicy: backByItself, mayChoose }) && {
        reason: { label: t(way === 'decline' ? 'reason' : 'refundReason'), input: declineInput.pick({ reason: true }) },
      }),
    });
    if (!answer) return;
    if (way === 'confirm') confirmOrder.mutate({ uuid });
    if (way === 'decline') decline.mutate({ uuid, reason: answer.reason, ...(choosesWay && { how }) });
    const why = answer.reason && { reason: answer.reason };
    if (way === 'cancel') cancel.mutate({ uuid, ...(mayChoose && { refund_amount: refundAmount, how }), ...why });
    if (way === 'refund') refund.mutate({ uuid, how, reason: answer.reason });
  };
  return { ask, resend: () => resend.mutate({ uuid }), busy };
}
