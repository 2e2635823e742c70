'use client';
import { useRouter } from 'next/navigation';
import type { InvoiceView } from '@/features/invoices/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** After an invoice or a credit note: shows a notice and refetches the lists that contain it. */
export function useInvoiceIssued(done: 'issue' | 'credit') {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const cache = trpc.useUtils();
  const router = useRouter();
  return {
    onSuccess: ({ number }: Pick<InvoiceView, 'number'>) =>
      notify({ type: 'success', title: common('notice.success'), text: t(`invoices.notice.${done}`, { number }) }),
    onSettled: async () => {
      await cache.admin.invoices.invalidate();
      router.refresh();
    },
  };
}
