'use client';
import { useT } from '@/i18n/client';
import { StatusBadge } from './status-badge';

/** Uses the same words as `ActiveFilter`. */
export function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useT('ui');
  return (
    <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'table.active' : 'table.inactive')}</StatusBadge>
  );
}
