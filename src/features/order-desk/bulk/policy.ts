import type { Needs } from '@/shared/schema/rights';
import type { BulkDetails, BulkKind } from './schema';

/** What an action needs, as the single one does: more than the policy, or another way, is for those with the right to money. */
export const needsOf = ({ kind, refund, how }: { kind: BulkKind } & Pick<BulkDetails, 'refund' | 'how'>): Needs =>
  kind === 'cancel' && (refund === 'all' || how !== undefined) ? { allOf: ['orders', 'money'] } : 'orders';
