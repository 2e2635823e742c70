import { AppError } from '@/shared/errors/errors';
import type { Right } from '@/shared/schema/rights';

type Colleague = { id: string; rights: readonly Right[] };

/** Refuses a change that would leave nobody able to grant rights. */
export function requireOtherWithStaff(active: readonly Colleague[], loser: string): void {
  const losesIt = active.some(({ id, rights }) => id === loser && rights.includes('staff'));
  const hasAnother = active.some(({ id, rights }) => id !== loser && rights.includes('staff'));
  if (losesIt && !hasAnother) throw new AppError('last_with_staff');
}
