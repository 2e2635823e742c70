'use client';
import { useT } from '@/i18n/client';
import { StatusBadge } from './status-badge';

/** Whether the public is shown something, in the words of the filter for it. */
export function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useT('office');
  return (
    <StatusBadge tone={active ? 'success' : 'neutral'}>{t(active ? 'table.active' : 'table.inactive')}</StatusBadge>
  );
}
