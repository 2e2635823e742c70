import { record } from '@/features/audit/commands/record';
import { factsOf } from '@/features/availability/admin/schedule/data';
import { isAsSeen } from '@/features/availability/admin/schedule/domain/seen';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { ScheduleDayView, SetDayInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { updateDays } from './update-days';

/** Refuses the change if the departure has changed since the caller read it. */
export function setDay(
  ctx: Ctx,
  { product: slug, date, time, updated_at, ...change }: SetDayInput,
): Promise<ScheduleDayView> {
  return ctx.db.$transaction(async (tx) => {
    const {
      product,
      before: [was],
      after: [is],
      several,
    } = await updateDays(tx, ctx, {
      slug,
      field: 'date',
      days: [date],
      change,
      select(departures, usual) {
        const selected = time === undefined ? usual : departures.filter((one) => one.time === time);
        if (selected.length === 0) throw new AppError('time_not_offered');
        if (!selected.every((one) => isAsSeen(one, updated_at))) throw new AppError('changed_meanwhile');
        return selected;
      },
    });
    const [view] = await scheduleDays({ ...ctx, db: tx }, { product: slug, from: date, to: date });
    if (!was || !is || !view) throw new Error(`no day ${date} of ${slug}`);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'departure',
      entityId: is.id,
      label: several ? `${product.title}, ${date} ${is.time}` : `${product.title}, ${date}`,
      before: factsOf(was),
      after: factsOf(is),
    });
    return view;
  });
}
