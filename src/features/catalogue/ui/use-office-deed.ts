'use client';
import { useRouter } from 'next/navigation';
import { useT } from '../../../i18n/client';
import { trpc } from '../../../trpc/react';
import { notify } from '../../../ui/feedback/notify';

/** What every deed in a list has in common: it is said, and lists are asked for again. */
export function useOfficeDeed() {
  const { t } = useT('common');
  const router = useRouter();
  const cache = trpc.useUtils();
  return (done: string) => ({
    onSuccess: (answer: unknown) => {
      const told = (answer as { message?: string } | undefined)?.message;
      notify({ type: 'success', title: t('notice.success'), text: told ?? done });
    },
    onError: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
    async onSettled() {
      await cache.catalogue.admin.invalidate();
      router.refresh();
    },
  });
}
