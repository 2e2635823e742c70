'use client';
import { useT } from '@/i18n/client';
import { notify } from '@/ui/feedback/notify';

/** Says that something was done, where the person sees it without the page moving. */
export function useNotice() {
  const { t } = useT('common');
  return ({ message }: { message: string }) => notify({ type: 'success', title: t('notice.success'), text: message });
}
