'use client';
import { Modal } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type BulkInput, type BulkKind, type BulkPreview, MAX_ORDERS } from '@/features/order-desk/bulk/schema';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './bulk.module.css';
import { BulkForm } from './bulk-form';
import { bulkActPath } from './paths';
import { Preview } from './preview';

type Props = { kind: BulkKind; orders: StaffOrderCard[]; onClose: () => void; onStarted: () => void };
/** The previewed input, and the idempotency key to start it with. */
type Previewed = { input: BulkInput; preview: BulkPreview; key: string };

/** Asks for an action's details, shows its preview, and starts it. */
export function BulkDialog({ kind, orders, onClose, onStarted }: Props) {
  const { t, lng } = useT('orders-admin');
  const router = useRouter();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const preview = trpc.admin.order_bulk.preview.useMutation();
  const start = trpc.admin.order_bulk.start.useMutation({
    onSuccess({ uuid }) {
      onStarted();
      router.push(bulkActPath(lng, uuid));
    },
  });
  const show = async (input: BulkInput) =>
    setPreviewed({ input, preview: await preview.mutateAsync(input), key: crypto.randomUUID() });
  const count = previewed?.preview.totals.done ?? 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t(`bulk.title.${kind}`, { count: Math.min(orders.length, MAX_ORDERS) })}
      closeButtonProps={{ 'aria-label': t('bulk.close') }}
    >
      <div className={css.dialog}>
        {orders.length > MAX_ORDERS && <Alert tone="warning">{t('bulk.tooMany', { count: MAX_ORDERS })}</Alert>}
        <div hidden={previewed !== null}>
          <BulkForm kind={kind} orders={orders} show={show} />
        </div>
        {previewed && (
          <>
            <Preview kind={kind} preview={previewed.preview} />
            {start.error && <Alert tone="error">{start.error.message}</Alert>}
            <div className={css.row}>
              <Button
                look={kind === 'cancel' ? 'danger' : 'solid'}
                busy={start.isPending}
                disabled={count === 0}
                onClick={() => start.mutate({ ...previewed.input, idempotency_key: previewed.key })}
              >
                {t(`bulk.start.${kind}`, { count })}
              </Button>
              <Button onClick={() => setPreviewed(null)}>{t('bulk.change')}</Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
