import type { BulkDetails, BulkKind } from '@/features/orders/bulk/schema';
import type { Needs } from '@/shared/schema/rights';

/** What an action needs, as the single one does: giving back more than the policy is for those with the right to money. */
export const needsOf = ({ kind, refund }: { kind: BulkKind } & Pick<BulkDetails, 'refund'>): Needs =>
  kind === 'cancel' && refund === 'all' ? { allOf: ['orders', 'money'] } : 'orders';
