import { recordUnit } from '@/features/equipment/commands/record-unit';
import { requireUnit } from '@/features/equipment/commands/require-unit';
import { changeUnit, servicedOf } from '@/features/equipment/data';
import { datesAfter } from '@/features/equipment/domain/due-of';
import { getUnit } from '@/features/equipment/queries/get-unit';
import type { UnitView } from '@/features/equipment/schema';
import { insertService } from '@/features/equipment/services/data';
import type { NewService } from '@/features/equipment/services/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';

/** Sets the unit's dates and condition, too. */
export function recordService(ctx: Ctx, input: NewService): Promise<UnitView> {
  const { uuid, kind, date, condition } = input;
  if (date > dayAt(ctx.now)) throw fieldError('date', 'invalid.date_in_future');
  return ctx.db.$transaction(async (tx) => {
    const before = await requireUnit(tx, uuid);
    if ((kind === 'hydrostatic' || kind === 'visual') && before.kind !== 'tank')
      throw fieldError('kind', 'invalid.test_of_tank');
    await insertService(tx, input, ctx.now);
    const dates = datesAfter(servicedOf(before), { kind, date });
    const after = await changeUnit(tx, before, { ...dates, condition }, nextVersion([before], ctx.now));
    await recordUnit(tx, ctx, { before, after });
    return getUnit({ db: tx, now: ctx.now }, uuid);
  });
}
