import { record } from '@/features/audit/commands/record';
import type { CostView } from '@/features/pay/costs/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';

type Cost = Omit<CostView, 'until'>;

const factsOf = ({ boat, kind, amount, from }: Cost) => ({ boat: boat?.name ?? null, kind, amount, from });

/** Writes the audit entry for an added, changed or removed cost. */
export async function recordCost(tx: Tx, ctx: Ctx, { before, after }: { before?: Cost; after?: Cost }): Promise<void> {
  const cost = after ?? before;
  if (!cost) return;
  await record(tx, {
    ctx,
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entity: 'outing_cost',
    entityId: cost.uuid,
    label: [cost.boat?.name, cost.kind, cost.from].filter(Boolean).join(', '),
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  });
}
