import { record } from '@/features/audit/commands/record';
import { factsOf } from '@/features/availability/admin/schedule/data';
import { isAsSeen } from '@/features/availability/admin/schedule/domain/seen';
import { scheduleDays } from '@/features/availability/admin/schedule/queries/days';
import type { ScheduleDayView, SetDayInput } from '@/features/availability/admin/schedule/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { changeDays } from './change-days';

/** Refuses the change when somebody else has changed the day since the caller read it. */
export function setDay(
  ctx: Ctx,
  { product: slug, date, updated_at, ...change }: SetDayInput,
): Promise<ScheduleDayView> {
  return ctx.db.$transaction(async (tx) => {
    const {
      product,
      before: [was],
      after: [is],
    } = await changeDays(tx, ctx, {
      slug,
      field: 'date',
      days: [date],
      change,
      check(days) {
        if (!days.every((day) => isAsSeen(day, updated_at))) throw new AppError('changed_meanwhile');
      },
    });
    const [view] = await scheduleDays({ ...ctx, db: tx }, { product: slug, from: date, to: date });
    if (!was || !is || !view) throw new Error(`no day ${date} of ${slug}`);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'departure',
      entityId: is.id,
      label: `${product.title}, ${date}`,
      before: factsOf(was),
      after: factsOf(is),
    });
    return view;
  });
}
