'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type BulkKind, bulkKinds, MAX_ORDERS } from '@/features/order-desk/bulk/schema';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { notify } from '@/ui/feedback/notify';
import { bulkPrintPath } from './paths';

const BulkDialog = dynamic(() => import('./bulk-dialog').then((module) => module.BulkDialog), { ssr: false });

type Props = { orders: StaffOrderCard[]; done: () => void };

export function BulkActions({ orders, done }: Props) {
  const { t, lng } = useT('orders-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const [open, setOpen] = useState<BulkKind | null>(null);
  const uuids = orders.slice(0, MAX_ORDERS).map(({ uuid }) => uuid);
  const print = trpc.admin.order_bulk.start.useMutation({
    onSuccess: ({ uuid }) => router.push(bulkPrintPath(lng, uuid)),
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  const begin = (kind: BulkKind) => {
    if (kind !== 'print') return setOpen(kind);
    print.mutate({ kind, orders: uuids, refund: 'policy', idempotency_key: crypto.randomUUID() });
  };
  return (
    <>
      {bulkKinds.map((kind) => (
        <Button key={kind} size="s" busy={kind === 'print' && print.isPending} onClick={() => begin(kind)}>
          {t(`bulk.action.${kind}`)}
        </Button>
      ))}
      {open && <BulkDialog kind={open} orders={orders} onClose={() => setOpen(null)} onStarted={done} />}
    </>
  );
}
