'use client';
import { useRouter } from 'next/navigation';
import type { OrderView } from '@/features/orders/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import css from './give-up.module.css';
import { RefundPolicy } from './refund-policy';

/** Cancelling and refunding, each with a confirmation that states what goes back. */
export function GiveUp({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = useT('orders');
  const { t: common } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  const mutationOptions = {
    onSuccess({ message }: { message: string }) {
      notify({ type: 'success', title: common('notice.success'), text: message });
      // The buttons disappear with the action, so the focus moves to the content that names the order.
      document.getElementById('content')?.focus();
    },
    async onSettled() {
      await cache.order.list.invalidate();
      router.refresh();
    },
  };
  const cancel = trpc.order.cancel.useMutation(mutationOptions);
  const refund = trpc.order.refund.useMutation(mutationOptions);
  const busy = cancel.isPending || refund.isPending;
  const fault = cancel.error ?? refund.error;

  const ask = async (way: 'cancel' | 'refund') => {
    const yes = await confirm({
      title: t(`giveUp.${way}Title`, { bookingId: order.booking_id }),
      body: <RefundPolicy lng={lng} order={order} />,
      confirmLabel: t(`giveUp.${way}Confirm`),
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
            {t('do.refund')}
          </Button>
        )}
        {order.can.cancel && (
          <Button busy={busy} onClick={() => ask('cancel')}>
            {t('do.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
