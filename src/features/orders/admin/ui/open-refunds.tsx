'use client';
import type { StaffOrderView } from '@/features/orders/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import css from './order-decisions.module.css';
import { useOrderAction } from './use-order-action';

/** Refunds that the gateway did not make, to be retried or settled by hand. */
export function OpenRefunds({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const can = useCan();
  const again = trpc.admin.orders.retry_refund.useMutation(action);
  const byHand = trpc.admin.orders.refunded_by_hand.useMutation(action);
  const busy = again.isPending || byHand.isPending;
  const open = order.payments.refunds.filter(({ status }) => status === 'failed' || status === 'by_hand');

  const askByHand = async (refund: string, amount: string) => {
    const yes = await confirm({
      title: t('ask.byHandTitle', { amount }),
      body: t('ask.byHand'),
      confirmLabel: t('do.byHand'),
    });
    if (yes) byHand.mutate({ uuid: order.uuid, refund });
  };
  return open.map(({ uuid: refund, amount, status }) => (
    <div key={refund} className={css.row}>
      <span>{inRupiah(amount, lng)}</span>
      {can('money') && status === 'failed' && (
        <Button size="s" busy={busy} onClick={() => again.mutate({ uuid: order.uuid, refund })}>
          {t('do.again')}
        </Button>
      )}
      {can('money') && (
        <Button size="s" busy={busy} onClick={() => askByHand(refund, inRupiah(amount, lng))}>
          {t('do.byHand')}
        </Button>
      )}
    </div>
  ));
}
