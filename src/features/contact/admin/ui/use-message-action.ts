'use client';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';

/** What every change to a message has in common: it is said, and what is shown of messages is asked for again. */
export function useMessageAction() {
  const { t } = useT('common');
  const cache = trpc.useUtils();
  return {
    showNotice: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    refused: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    refresh: () => cache.contact.admin.invalidate(),
  };
}
