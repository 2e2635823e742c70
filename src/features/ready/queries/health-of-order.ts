import { actorNames, orderById } from '@/features/orders/data/orders';
import { healthOfDivers } from '@/features/ready/health/queries/health-of-divers';
import type { StaffHealthView } from '@/features/ready/health/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';
import { readinessOf } from './readiness-of';

/** The outcomes of an order's divers for staff; the answers are opened by a call of their own. */
export async function healthOfOrder({ db }: Pick<Ctx, 'db'>, uuid: string): Promise<StaffHealthView> {
  const order = isUuid(uuid) ? await orderById(db, uuid, {}) : null;
  if (!order) throw new AppError('not_found');
  const requested = (await readinessOf(db, order)).filter(({ steps }) => steps.includes('health'));
  const found = await healthOfDivers(db, [order]);
  const names = await actorNames(
    db,
    [...found.values()].flatMap(({ decidedById }) => decidedById ?? []),
  );
  return requested.map(({ position, diverId }) => {
    const { outcome, on, source, decidedById, files, isReadable } = found.get(diverId) ?? {};
    return {
      position,
      outcome: outcome ?? null,
      on: on ?? null,
      source: source ?? null,
      decided_by: (decidedById && names.get(decidedById)) ?? null,
      files: files ?? 0,
      is_readable: isReadable ?? false,
    };
  });
}
