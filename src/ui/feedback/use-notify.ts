'use client';
import { useT } from '@/i18n/client';
import { notify } from './notify';

export function useNotify() {
  const { t } = useT('common');
  return {
    done: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    short: (text: string) => notify({ type: 'error', title: t('notice.error'), text }),
    refused: ({ message }: { message: string }) => notify({ type: 'error', title: t('notice.error'), text: message }),
  };
}
