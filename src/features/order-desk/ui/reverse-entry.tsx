'use client';
import { reversalInput } from '@/features/counter/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useOrderAction } from './use-order-action';

/** Takes back a payment that was entered by mistake. */
export function ReverseEntry({ uuid, entry, amount }: { uuid: string; entry: string; amount: string }) {
  const { t } = useT('orders-admin');
  const reverse = trpc.admin.orders.reverse_payment.useMutation(useOrderAction());
  const ask = async () => {
    const answer = await confirm({
      title: t('counter.reverseTitle', { amount }),
      body: t('counter.reverseBody'),
      confirmLabel: t('counter.reverse'),
      danger: true,
      reason: { label: t('counter.reason'), input: reversalInput.pick({ reason: true }) },
    });
    if (answer) reverse.mutate({ uuid, entry, reason: answer.reason });
  };
  return (
    <Button size="s" look="quiet" busy={reverse.isPending} onClick={ask}>
      {t('counter.reverse')}
    </Button>
  );
}
