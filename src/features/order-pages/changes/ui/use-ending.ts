'use client';
import { useRouter } from 'next/navigation';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** Actions after a customer cancels or refunds an order or one of its items. */
export function useEnding() {
  const { t: common } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  return {
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
}
