import { type AccountState, accountState } from '@/features/accounts/admin/people/domain/account-state';
import type { PersonCard } from '@/features/accounts/admin/people/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = {
  inactive: 'danger',
  walkIn: 'neutral',
  active: 'success',
  invited: 'warning',
  unconfirmed: 'warning',
} as const satisfies Record<AccountState, string>;

export function PersonState(person: Pick<PersonCard, 'active' | 'confirmed' | 'email' | 'role'>) {
  const { t } = useT('accounts-admin');
  const state = accountState(person);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
