import { seal } from '../../../server/crypto';
import type { Tx } from '../../../server/db';
import type { JobCtx } from '../../../server/jobs/job';
import { dayAt, plusDays } from '../../../shared/days';
import { AppError } from '../../../shared/errors';
import { blankOrder, openOrdersOf, ordersLongOver, ordersOfCustomer } from '../data';

const KEPT_DAYS = 90;
const AT_A_TIME = 500;

const nobody = () => seal(JSON.stringify({ certification_number: null, dietary_restriction: 'none' }));

/** Ninety days after the dive nobody needs to know any more who was in the water; what was sold and paid stays. */
export async function anonymisePastOrders({ db, now }: JobCtx): Promise<void> {
  for (const { id } of await ordersLongOver(db, plusDays(dayAt(now), -KEPT_DAYS), AT_A_TIME))
    await db.$transaction((tx) => blankOrder(tx, id, nobody(), now));
}

/** With an account goes who dived; an order that is still to take place has to be settled first. */
export async function eraseOrdersOf(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await openOrdersOf(tx, userId)) > 0) throw new AppError('orders_open');
  for (const { id } of await ordersOfCustomer(tx, userId)) await blankOrder(tx, id, nobody(), now);
}
