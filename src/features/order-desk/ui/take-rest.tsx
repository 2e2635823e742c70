'use client';
import { useRef, useState } from 'react';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { UNDO_MS } from '@/features/orders/domain/undo';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { notify } from '@/ui/feedback/notify';
import { ChoiceSelect } from '@/ui/form/choice-select';
import css from './order-facts-strip.module.css';
import { useOrderAction } from './use-order-action';

/** Takes everything that is still to pay at once; the person who took it can undo it for a moment. */
export function TakeRest({ order: { uuid, outstanding } }: { order: StaffOrderView }) {
  const { t, lng } = useT('orders-admin');
  const { t: common } = useT('common');
  const { counterMethods } = useShop();
  const methods = counterMethods.filter((method) => method !== 'on_account');
  const [method, setMethod] = useState(methods[0] ?? 'cash');
  const key = useRef('');
  const { onSuccess, onError, onSettled } = useOrderAction();
  const undo = trpc.admin.orders.undo_payment.useMutation({ onSuccess, onError, onSettled });
  const take = trpc.admin.orders.take_payment.useMutation({
    onSuccess({ payments }) {
      const entry = payments.ledger.findLast(({ kind }) => kind === 'on_site');
      notify({
        type: 'success',
        title: common('notice.success'),
        text: t('rest.taken', { amount: formatRupiah(outstanding, lng), receipt: entry?.receipt ?? '' }),
        ...(entry && {
          action: {
            label: t('action.undo'),
            seconds: UNDO_MS / 1000,
            run: () => undo.mutate({ uuid, entry: entry.uuid }),
          },
        }),
      });
    },
    onError,
    async onSettled() {
      key.current = '';
      await onSettled();
    },
  });
  const onTake = () => {
    key.current ||= crypto.randomUUID();
    take.mutate({ uuid, amount: outstanding, method, idempotency_key: key.current });
  };
  return (
    <div className={css.take}>
      <ChoiceSelect
        aria-label={t('field.method')}
        data={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        value={method}
        onChange={({ currentTarget }) => setMethod(methods.find((one) => one === currentTarget.value) ?? method)}
      />
      <Button size="s" busy={take.isPending} onClick={onTake}>
        {t('rest.take')}
      </Button>
    </div>
  );
}
