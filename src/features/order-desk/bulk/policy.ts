import type { Needs } from '@/shared/schema/rights';
import type { BulkDetails, BulkKind } from './schema';

/**
 * Rights that an action needs, the same as for a single order: a refund above the policy or by another way needs the
 * right to money.
 */
export const needsOf = ({ kind, refund, how }: { kind: BulkKind } & Pick<BulkDetails, 'refund' | 'how'>): Needs =>
  kind === 'cancel' && (refund === 'all' || how !== undefined) ? { allOf: ['orders', 'money'] } : 'orders';
