import { mayChangeRights } from '@/features/accounts/admin/people/policy';
import { requireOtherWithStaff } from '@/features/accounts/domain/other-with-staff';
import { AppError } from '@/shared/errors/errors';
import { differingRights, type Right } from '@/shared/schema/rights';

type Colleague = { id: string; rights: readonly Right[] };
/** The active staff accounts, and the actor's own. */
export type Colleagues = { active: readonly Colleague[]; self: Colleague };

/** Refuses to deactivate or remove the actor's own account or the last one with the `staff` right. */
export function requireExcludable({ active, self }: Colleagues, id: string): void {
  if (id === self.id) throw new AppError('own_account');
  requireOtherWithStaff(active, id);
}

/** Refuses changes of rights beyond the actor's own; returns true when the rights differ. */
export function checkRights({ active, self }: Colleagues, before: Colleague, after: readonly Right[]): boolean {
  if (differingRights(before.rights, after).length === 0) return false;
  if (before.id === self.id) throw new AppError('own_account');
  if (!mayChangeRights(self.rights, before.rights, after)) throw new AppError('rights_beyond_own');
  if (!after.includes('staff')) requireOtherWithStaff(active, before.id);
  return true;
}
