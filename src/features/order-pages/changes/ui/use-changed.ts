'use client';
import { useRouter } from 'next/navigation';
import { useT } from '@/i18n/client';
import { notify } from '@/ui/feedback/notify';

/** After a change: shows its message and refreshes the page. */
export function useChanged() {
  const { t } = useT('common');
  const router = useRouter();
  return ({ message }: { message: string }) => {
    notify({ type: 'success', title: t('notice.success'), text: message });
    router.refresh();
  };
}
