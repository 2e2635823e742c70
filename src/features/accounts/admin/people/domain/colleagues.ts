import { mayChangeRights } from '@/features/accounts/admin/people/policy';
import { requireOtherWithStaff } from '@/features/accounts/domain/other-with-staff';
import { AppError } from '@/shared/errors/errors';
import { differingRights, type Right } from '@/shared/schema/rights';

type Colleague = { id: string; rights: readonly Right[] };
/** Active staff accounts, and the account that makes the change. */
export type Colleagues = { active: readonly Colleague[]; self: Colleague };

/** Refuses to deactivate or remove the actor's own account or the last account with the right `staff`. */
export function requireExcludable({ active, self }: Colleagues, id: string): void {
  if (id === self.id) throw new AppError('own_account');
  requireOtherWithStaff(active, id);
}

/** Refuses rights that the actor may not give or take; returns true if `after` differs from `before`. */
export function checkRights({ active, self }: Colleagues, before: Colleague, after: readonly Right[]): boolean {
  if (differingRights(before.rights, after).length === 0) return false;
  if (before.id === self.id) throw new AppError('own_account');
  if (!mayChangeRights(self.rights, before.rights, after)) throw new AppError('rights_beyond_own');
  if (!after.includes('staff')) requireOtherWithStaff(active, before.id);
  return true;
}
