import { openDiver } from '@/features/orders/data/sealed';
import { viewOf } from '@/features/orders/queries/order-view';
import { diversWithCard } from '@/features/ready/data';
import { diverLinkEnd } from '@/features/ready/domain/diver-link';
import { healthView } from '@/features/ready/health/queries/health-view';
import { type ReadyView, readyView as view } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { diverByLink } from './diver-by-link';
import { readinessOf } from './readiness-of';

/** A diver's days, answers and state, as the diver's link shows them; nothing about anybody else of the order. */
export async function readyView(ctx: Ctx, token: string): Promise<ReadyView> {
  const { order, row } = await diverByLink(ctx, token);
  const mine = (await readinessOf(ctx.db, order)).find(({ diverId }) => diverId === row.id);
  const ends_on = diverLinkEnd(order.items, row.id);
  if (!mine || !ends_on) throw new AppError('link_over');
  const { items, pickup_area, pickup_address, no_fly_until } = await viewOf(ctx, order);
  const { state, missing, open_papers, steps } = mine;
  return view.parse({
    ...{ state, missing, open_papers, steps, ends_on, pickup_area, pickup_address, no_fly_until },
    health: steps.includes('health') ? await healthView(ctx, order, row) : null,
    diver: openDiver(row),
    has_card: (await diversWithCard(ctx.db, [row.id])).has(row.id),
    items: items.filter((item) => item.state === 'booked' && item.divers.includes(row.position)),
  });
}
