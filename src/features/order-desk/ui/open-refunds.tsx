'use client';
import { refundedByHandInput, type StaffOrderView } from '@/features/order-desk/schema';
import { type ManualWay, manualWays } from '@/features/payments/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import css from './order-decisions.module.css';
import { WaySelect } from './refund-way';
import { useOrderAction } from './use-order-action';

type OpenRefund = StaffOrderView['payments']['refunds'][number];

/** Refunds that the gateway did not make, to be retried or settled by hand. */
export function OpenRefunds({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const can = useCan();
  const again = trpc.admin.orders.retry_refund.useMutation(action);
  const byHand = trpc.admin.orders.refunded_by_hand.useMutation(action);
  const busy = again.isPending || byHand.isPending;
  const open = order.payments.refunds.filter(({ status }) => status === 'failed' || status === 'by_hand');

  const askByHand = async ({ uuid: refund, amount, way }: OpenRefund) => {
    const ways = manualWays.toSorted((a, b) => Number(b === way) - Number(a === way));
    let [how]: (ManualWay | undefined)[] = ways;
    const answer = await confirm({
      title: t('dialog.byHandTitle', { amount: formatRupiah(amount, lng) }),
      body: (
        <>
          <p>{t('dialog.byHand')}</p>
          <WaySelect
            ways={ways}
            label={t('dialog.byHandWay')}
            nameOf={(one) => t(`method.${one}`)}
            onWay={(chosen) => {
              how = chosen;
            }}
          />
        </>
      ),
      confirmLabel: t('action.byHand'),
      reason: { label: t('refundReason'), input: refundedByHandInput.pick({ reason: true }) },
    });
    if (answer && how) byHand.mutate({ uuid: order.uuid, refund, how, reason: answer.reason });
  };
  return open.map((refund) => (
    <div key={refund.uuid} className={css.row}>
      <span>{formatRupiah(refund.amount, lng)}</span>
      {can('money') && refund.status === 'failed' && (
        <Button size="s" busy={busy} onClick={() => again.mutate({ uuid: order.uuid, refund: refund.uuid })}>
          {t('action.again')}
        </Button>
      )}
      {can('money') && (
        <Button size="s" busy={busy} onClick={() => askByHand(refund)}>
          {t('action.byHand')}
        </Button>
      )}
    </div>
  ));
}
