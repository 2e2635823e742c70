import { isInRange } from '@/features/booking/divers/schema';
import { dateFaults } from '@/features/booking/fit/domain/diver-faults';
import { judgedFields } from '@/features/booking/fit/domain/fit-diver';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { flagMisfits } from '@/features/orders/commands/flag-misfits';
import { lowerFees } from '@/features/orders/commands/lower-fees';
import { changeDiver } from '@/features/orders/data/orders';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { readyView } from '@/features/ready/queries/ready-view';
import type { AnswersInput, ReadyView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import { dayAt, toDay } from '@/shared/time/days';
import { asDiver, type LockedDiver, recordAnswer } from './as-diver';

/** Writes the given fields only, so that the last answer to each field wins. */
async function writeAnswer(
  tx: Tx,
  { order, row }: LockedDiver,
  { fields, now }: { fields: Omit<AnswersInput, 'token'>; now: Date },
): Promise<void> {
  const before = openDiver(row);
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const filled = { ...before, ...sent };
  const faults = dateFaults(filled, { activity: toDay(order.activityDate), today: dayAt(now) });
  if (Object.keys(faults).length > 0) throw new AppError('invalid_fields', { fields: faults });
  if (!isInRange(filled)) throw fieldError('shoe_size', 'invalid.shoe_size_range');
  await changeDiver(tx, row.id, sealDiver(filled, row.position));
  // A misfit that staff have settled stays settled until a field that decides the fit changes.
  const isJudged = judgedFields.some((field) => JSON.stringify(filled[field]) !== JSON.stringify(before[field]));
  if (isJudged) await flagMisfits(tx, order.id);
  await lowerFees(tx, { now }, order, { ...filled, position: row.position });
  if ('flight_date' in sent || 'flight_time' in sent) await flagFlights(tx, order.id);
}

/** Saves a diver's own answers. Their order is paid, so none is refused for age, level or experience. */
export async function saveAnswer(ctx: Ctx, { token, ...fields }: AnswersInput): Promise<ReadyView> {
  await asDiver(ctx, token, async (tx, found) => {
    await writeAnswer(tx, found, { fields, now: ctx.now });
    await recordAnswer(tx, found, ctx.now);
  });
  return readyView(ctx, token);
}
