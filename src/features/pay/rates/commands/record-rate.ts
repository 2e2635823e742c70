import { record } from '@/features/audit/commands/record';
import { memberName } from '@/features/pay/rates/data';
import type { RateView } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Rate = Omit<RateView, 'until'>;

/** Writes the audit entry for an added, changed or removed rate. */
export async function recordRate(tx: Tx, ctx: Ctx, { before, after }: { before?: Rate; after?: Rate }): Promise<void> {
  const rate = after ?? before;
  if (!rate) return;
  const whose = rate.member === null ? null : await memberName(tx, rate.member);
  const factsOf = ({ role, kind, amount, from }: Rate) => ({ crew: whose, role, kind, amount, from });
  await record(tx, {
    ctx,
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entity: 'pay_rate',
    // The crew member's id, so that erasing the member finds these entries.
    entityId: rate.member ?? rate.uuid,
    label: [whose, rate.role, rate.kind, rate.from].filter(Boolean).join(', '),
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });
}
