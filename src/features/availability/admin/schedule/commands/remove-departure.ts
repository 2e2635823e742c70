import { record } from '@/features/audit/commands/record';
import { factsOf, lockDays, removeDeparture as markRemoved } from '@/features/availability/admin/schedule/data';
import { isAsSeen } from '@/features/availability/admin/schedule/domain/seen';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { RemoveDepartureInput, ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError, fieldError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';
import { productToPlan } from './update-days';

/** Removes a departure without bookings; the last departure of a day can only be closed. */
export function removeDeparture(
  ctx: Ctx,
  { product: slug, date, time, updated_at }: RemoveDepartureInput,
): Promise<ScheduleDayView> {
  return ctx.db.$transaction(async (tx) => {
    const product = await productToPlan(tx, slug);
    if (date < dayAt(ctx.now)) throw fieldError('date', 'invalid.past_day');
    await lockSpan(tx, { from: date, to: date });
    const departures = await lockDays(tx, product.id, [date]);
    const departure = departures.find((one) => one.time === time);
    if (!departure) throw new AppError('time_not_offered');
    if (!isAsSeen(departure, updated_at)) throw new AppError('changed_meanwhile');
    if (departure.taken > 0) throw new AppError('departure_booked');
    if (departures.length === 1) throw new AppError('last_departure');
    await markRemoved(tx, departure.id, nextVersion([departure], ctx.now));
    await record(tx, {
      ctx,
      action: 'delete',
      entity: 'departure',
      entityId: departure.id,
      label: `${product.title}, ${date} ${time}`,
      before: factsOf(departure),
    });
    await pagesChanged(tx, ['departures']);
    const [view] = await scheduleDays({ ...ctx, db: tx }, { product: slug, from: date, to: date });
    if (!view) throw new Error(`no day ${date} of ${slug}`);
    return view;
  });
}
