import { useT } from '../../../../i18n/client';
import { StatusBadge } from '../../../../ui/show/status-badge';
import type { MessageCard } from '../schema';

const tones = { new: 'warning', read: 'info', answered: 'success' } as const;

export function MessageStatus({ status }: Pick<MessageCard, 'status'>) {
  const { t } = useT('messages');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
