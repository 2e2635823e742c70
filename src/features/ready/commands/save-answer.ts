import { isInRange } from '@/features/booking/divers/schema';
import { dateFaults } from '@/features/booking/fit/domain/diver-faults';
import { judgedFields } from '@/features/booking/fit/domain/fit-diver';
import { flagFlights } from '@/features/orders/commands/flag-flights';
import { flagMisfits } from '@/features/orders/commands/flag-misfits';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { addEvent, changeDiver, hasEvent, type LockedOrder } from '@/features/orders/data/orders';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { markStarted } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import { diverByLink, diverOfToken } from '@/features/ready/queries/diver-by-link';
import { readyView } from '@/features/ready/queries/ready-view';
import type { AnswersInput, ReadyView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import { dayAt, momentOf, toDay } from '@/shared/time/days';

type DiverRow = LockedOrder['divers'][number];

/** Records one event per diver and day, whatever number of answers the diver saves. */
export async function recordAnswer(
  tx: Tx,
  { id: orderId }: LockedOrder,
  { position }: DiverRow,
  at: Date,
): Promise<void> {
  const note = String(position + 1);
  const since = momentOf(dayAt(at), '00:00');
  if (await hasEvent(tx, orderId, 'diver_answered', since, note)) return;
  await addEvent(tx, { orderId, at, kind: 'diver_answered', by: 'customer', note, internal: true });
}

/** Writes the given fields only, so that the last answer to each field wins. */
async function writeAnswer(
  tx: Tx,
  order: LockedOrder,
  row: DiverRow,
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
  if ('flight_date' in sent || 'flight_time' in sent) await flagFlights(tx, order.id);
}

/** Saves a diver's own answers. Their order is paid, so none is refused for age, level or experience. */
export async function saveAnswer(ctx: Ctx, { token, ...fields }: AnswersInput): Promise<ReadyView> {
  const { order: seen } = await diverByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, seen.id, {});
    // The link may have been revoked or renewed, and the order cancelled, since it was read.
    const { diverId } = await diverOfToken(tx, token);
    const row = order.divers.find(({ id }) => id === diverId);
    if (!row || !canAnswer(order, diverId, dayAt(ctx.now))) throw new AppError('link_over');
    await writeAnswer(tx, order, row, { fields, now: ctx.now });
    await markStarted(tx, diverId, ctx.now);
    await recordAnswer(tx, order, row, ctx.now);
  });
  return readyView(ctx, token);
}
