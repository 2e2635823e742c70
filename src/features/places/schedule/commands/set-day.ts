import type { Ctx } from '../../../../server/context';
import { AppError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { factsOf } from '../data';
import { isAsSeen } from '../domain/seen';
import { scheduleDays } from '../queries/days';
import type { ScheduleDayView, SetDayInput } from '../schema';
import { changeDays } from './change-days';

/** Opens or closes one day, gives it a number or a note of its own; what somebody else changed meanwhile stays. */
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
      thing: 'departure',
      thingId: is.id,
      label: `${product.title}, ${date}`,
      before: factsOf(was),
      after: factsOf(is),
    });
    return view;
  });
}
