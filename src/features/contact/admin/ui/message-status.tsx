import type { MessageCard } from '@/features/contact/admin/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = { new: 'warning', read: 'info', answered: 'success' } as const;

export function MessageStatus({ status }: Pick<MessageCard, 'status'>) {
  const { t } = useT('contact-admin');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
