import { record } from '@/features/audit/commands/record';
import { factsOf, addDeparture as insertDeparture } from '@/features/availability/admin/schedule/data';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { AddDepartureInput, ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { createDepartures } from '@/features/availability/data';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { fieldError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';
import { productToPlan } from './update-days';

/**
 * Adds a departure. Creates the day's usual departure first, because the added departure would otherwise replace it.
 */
export function addDeparture(ctx: Ctx, { product: slug, ...departure }: AddDepartureInput): Promise<ScheduleDayView> {
  const { date, time } = departure;
  return ctx.db.$transaction(async (tx) => {
    const product = await productToPlan(tx, slug);
    if (date < dayAt(ctx.now)) throw fieldError('date', 'invalid.past_day');
    await lockSpan(tx, { from: date, to: date });
    await createDepartures(tx, [{ productId: product.id, date }], ctx.now);
    const added = await insertDeparture(tx, product.id, departure, ctx.now);
    if (!added) throw fieldError('time', 'invalid.departure_exists');
    await record(tx, {
      ctx,
      action: 'create',
      entity: 'departure',
      entityId: added.id,
      label: `${product.title}, ${date} ${time}`,
      after: factsOf(added),
    });
    await pagesChanged(tx, ['departures']);
    const [view] = await scheduleDays({ ...ctx, db: tx }, { product: slug, from: date, to: date });
    if (!view) throw new Error(`no day ${date} of ${slug}`);
    return view;
  });
}
