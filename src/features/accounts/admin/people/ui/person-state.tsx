import type { PersonCard } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

export function PersonState({ active, confirmed, role }: Pick<PersonCard, 'active' | 'confirmed' | 'role'>) {
  const { t } = useT('accounts-admin');
  if (!active) return <StatusBadge tone="danger">{t('state.inactive')}</StatusBadge>;
  if (confirmed) return <StatusBadge tone="success">{t('state.active')}</StatusBadge>;
  return <StatusBadge tone="warning">{t(role === 'ADMIN' ? 'state.invited' : 'state.unconfirmed')}</StatusBadge>;
}
