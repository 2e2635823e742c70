'use client';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

/** Whether visitors see it, in the words that put it there and away. */
export function Shown({ active }: { active: boolean }) {
  const { t } = useT('catalogue-admin');
  return <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'list.shown' : 'list.hidden')}</StatusBadge>;
}
