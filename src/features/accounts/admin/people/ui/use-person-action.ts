'use client';
import { useRouter } from 'next/navigation';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** What every change to a person has in common: it is said, and what is shown of people is asked for again. */
export function usePersonAction() {
  const { t } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  return {
    showNotice: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    refused: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    async refresh() {
      await cache.accounts.admin.invalidate();
      router.refresh();
    },
  };
}
