import { closureById, lockClosure } from '@/features/availability/admin/closures/data';
import { startingBefore } from '@/features/availability/domain/schedule';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { type Day, toDay } from '@/shared/time/days';

type Closure = NonNullable<Awaited<ReturnType<typeof lockClosure>>>;

const spanOf = ({ from, to }: Closure) => ({ from: toDay(from), to: toDay(to) });

/** Locks the current and new days of a closure before its row; refuses if it was moved meanwhile. */
export async function requireClosure(tx: Tx, uuid: string, next?: { from: Day; to: Day }): Promise<Closure> {
  const found = await closureById(tx, uuid);
  if (!found) throw new AppError('not_found');
  const spans = [spanOf(found), ...(next ? [next] : [])].map(startingBefore);
  const [from = '', to = ''] = [
    spans.map((span) => span.from).sort()[0],
    spans
      .map((span) => span.to)
      .sort()
      .at(-1),
  ];
  await lockSpan(tx, { from, to });
  const locked = await lockClosure(tx, uuid);
  if (!locked) throw new AppError('not_found');
  if (spanOf(locked).from !== spanOf(found).from || spanOf(locked).to !== spanOf(found).to)
    throw new AppError('changed_meanwhile');
  return locked;
}
