'use client';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

/** Uses the same words as the publish and unpublish actions. */
export function Shown({ active }: { active: boolean }) {
  const { t } = useT('catalogue-admin');
  return <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'list.shown' : 'list.hidden')}</StatusBadge>;
}
