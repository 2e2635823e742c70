'use client';
import { useRouter } from 'next/navigation';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** After a change to a person: shows a toast and refetches queries about people. */
export function usePersonAction() {
  const { t } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  return {
    showNotice: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    refused: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    async refresh() {
      await Promise.all([
        cache.admin.users.invalidate(),
        cache.admin.customers.invalidate(),
        cache.admin.admins.invalidate(),
      ]);
      router.refresh();
    },
  };
}
