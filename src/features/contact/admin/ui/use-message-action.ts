'use client';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** After a change to a message: shows a toast and refetches message queries. */
export function useMessageAction() {
  const { t } = useT('common');
  const cache = trpc.useUtils();
  return {
    showNotice: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    refused: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    refresh: () => cache.admin.messages.invalidate(),
  };
}
