'use client';
import { useT } from '@/i18n/client';
import { notify } from '@/ui/feedback/notify';

/** Shows a success message without a shift in layout. */
export function useNotice() {
  const { t } = useT('common');
  return ({ message }: { message: string }) => notify({ type: 'success', title: t('notice.success'), text: message });
}
