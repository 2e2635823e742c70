import { type ClosureProposal, proposalNamed } from '@/features/availability/admin/proposals/domain/closure-proposals';
import { AppError } from '@/shared/errors/errors';

export function findProposal(name: string): ClosureProposal {
  const found = proposalNamed(name);
  if (!found) throw new AppError('not_found');
  return found;
}
