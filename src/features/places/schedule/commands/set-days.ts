import type { Ctx } from '../../../../server/context';
import { daysFrom, weekdayOf } from '../../../../shared/days';
import { record } from '../../../audit/commands/record';
import { factsByDay } from '../data';
import { scheduleDays } from '../queries/days';
import type { ScheduleDayView, SetDaysInput } from '../schema';
import { changeDays } from './change-days';

/** The same for many days at once: all of them, or none when one of them cannot be. */
export function setDays(ctx: Ctx, input: SetDaysInput): Promise<ScheduleDayView[]> {
  const { product: slug, from, to, weekdays, ...change } = input;
  const days = daysFrom(from, to).filter((day) => weekdays.includes(weekdayOf(day)));
  return ctx.db.$transaction(async (tx) => {
    const { product, before, after } = await changeDays(tx, ctx, { slug, field: 'from', days, change });
    await record(tx, {
      ctx,
      action: 'update',
      thing: 'schedule',
      thingId: product.id,
      label: `${product.title}, ${from} – ${to}`,
      before: factsByDay(before),
      after: factsByDay(after),
    });
    return scheduleDays({ ...ctx, db: tx }, { product: slug, from, to });
  });
}
