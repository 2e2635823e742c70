import type { PersonCard } from '@/features/accounts/admin/people/schema';

type Account = Pick<PersonCard, 'active' | 'confirmed' | 'email' | 'role'>;
export type AccountState = 'inactive' | 'walkIn' | 'active' | 'invited' | 'unconfirmed';

/** States whether the owner can sign in; a walk-in without an address has nothing to confirm. */
export function accountState({ active, confirmed, email, role }: Account): AccountState {
  if (!active) return 'inactive';
  if (email === null) return 'walkIn';
  if (confirmed) return 'active';
  return role === 'ADMIN' ? 'invited' : 'unconfirmed';
}
