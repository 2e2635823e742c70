import { record } from '@/features/audit/commands/record';
import { memberName } from '@/features/pay/rates/data';
import type { RateView } from '@/features/pay/rates/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Rate = Omit<RateView, 'until'>;

/** The audit row of a rate that was added, changed or removed. */
export async function recordRate(tx: Tx, ctx: Ctx, { before, after }: { before?: Rate; after?: Rate }): Promise<void> {
  const rate = after ?? before;
  if (!rate) return;
  const whose = rate.member === null ? null : await memberName(tx, rate.member);
  const factsOf = ({ role, kind, amount, from }: Rate) => ({ crew: whose, role, kind, amount, from });
  await record(tx, {
    ctx,
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entity: 'pay_rate',
    // By the crew member, so that the entries about somebody who is removed are found.
    entityId: rate.member ?? rate.uuid,
    label: [whose, rate.role, rate.kind, rate.from].filter(Boolean).join(', '),
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });
}
