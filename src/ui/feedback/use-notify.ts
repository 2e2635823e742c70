'use client';
import { useT } from '@/i18n/client';
import { notify } from './notify';

export function useNotify() {
  const { t } = useT('common');
  const failed = (text: string) => notify({ type: 'error', title: t('notice.error'), text });
  return {
    done: (text: string) => notify({ type: 'success', title: t('notice.success'), text }),
    short: failed,
    refused: ({ message }: { message: string }) => failed(message),
  };
}
