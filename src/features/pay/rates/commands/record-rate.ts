import { record } from '@/features/audit/commands/record';
import { memberName } from '@/features/pay/rates/data';
import type { RateView } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Rate = Omit<RateView, 'until'>;

/** Records the addition, change or removal of a rate in the audit log. */
export async function recordRate(tx: Tx, ctx: Ctx, { before, after }: { before?: Rate; after?: Rate }): Promise<void> {
  const rate = after ?? before;
  if (!rate) return;
  const whose = rate.member === null ? null : await memberName(tx, rate.member);
  const factsOf = ({ role, kind, amount, from }: Rate) => ({ crew: whose, role, kind, amount, from });
  await record(tx, {
    ctx,
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entity: 'pay_rate',
    // Use the crew member's id, so that entries about a removed member are found.
    entityId: rate.member ?? rate.uuid,
    label: [whose, rate.role, rate.kind, rate.from].filter(Boolean).join(', '),
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });
}
