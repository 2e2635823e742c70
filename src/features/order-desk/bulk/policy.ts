import type { Needs } from '@/shared/schema/rights';
import type { BulkDetails, BulkKind } from './schema';

/**
 * The rights an action needs, the same as the single action: refunding more than the policy, or another way, needs the
 * right to money.
 */
export const needsOf = ({ kind, refund, how }: { kind: BulkKind } & Pick<BulkDetails, 'refund' | 'how'>): Needs =>
  kind === 'cancel' && (refund === 'all' || how !== undefined) ? { allOf: ['orders', 'money'] } : 'orders';
