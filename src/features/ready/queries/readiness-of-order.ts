import { orderById, type Scope } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { diversWithCard } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import type { ReadinessView } from '@/features/ready/schema';
import { isMinorOn } from '@/features/ready/waiver/domain/waiver-validity';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { isUuid } from '@/shared/schema/ids';
import { dayAt, toDay } from '@/shared/time/days';
import { readinessOf } from './readiness-of';

/** The state of every diver of a paid order until their last day is over, without their answers. */
export async function readinessOfOrder(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  uuid: string,
  scope: Scope,
): Promise<ReadinessView> {
  const order = isUuid(uuid) ? await orderById(db, uuid, scope) : null;
  if (!order) throw new AppError('not_found');
  const ahead = (await readinessOf(db, order)).filter(({ diverId }) => canAnswer(order, diverId, dayAt(now)));
  const withCard = await diversWithCard(
    db,
    ahead.map(({ diverId }) => diverId),
  );
  const isMinor = (diverId: string) => {
    const row = order.divers.find(({ id }) => id === diverId);
    const born = row && openDiver(row).date_of_birth;
    return isMinorOn(born ?? null, toDay(order.activityDate)) === true;
  };
  return ahead.map(({ diverId, position, state, missing, open_papers, steps, hasAnswered, revokedAt }) => ({
    position,
    state,
    missing,
    open_papers,
    steps,
    is_revoked: revokedAt !== null,
    has_card: withCard.has(diverId),
    is_private: hasAnswered && !isMinor(diverId),
  }));
}
