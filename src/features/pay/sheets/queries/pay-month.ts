import { closedMonth, type MonthRow, type StoredLine } from '@/features/pay/sheets/data';
import { isMonthOver, monthAt } from '@/features/pay/sheets/domain/months';
import { paidTotal } from '@/features/pay/sheets/domain/pay-lines';
import type { Closing, PaidPerson, PayInput, PayView } from '@/features/pay/sheets/schema';
import type { Ctx } from '@/server/api/context';
import { groupBy } from '@/shared/list/group-by';
import { rowsOf, toPage } from '@/shared/list/pages';
import { fullName } from '@/shared/locale/name-order';
import type { Month } from '@/shared/time/month';
import { linesOfMonth } from './month-lines';

const toClosing = ({ closedBy, closedAt }: MonthRow): Closing => ({
  at: closedAt.toISOString(),
  by: closedBy && { uuid: closedBy.id, name: closedBy.erasedAt ? '' : fullName(closedBy) },
});

export const stateOfMonth = (month: Month, closed: MonthRow | null, now: Date) => ({
  month,
  closed: closed && toClosing(closed),
  closable: closed === null && isMonthOver(month, now),
});

const daysOf = (lines: readonly StoredLine[]) => new Set(lines.flatMap(({ date }) => (date ? [date] : []))).size;

const toPerson = ([member, lines]: [string, StoredLine[]]): PaidPerson => ({
  member,
  name: lines[0]?.name ?? '',
  days: daysOf(lines),
  without_rate: daysOf(lines.filter(({ kind, paid }) => kind === 'none' && paid)),
  total: paidTotal(lines),
});

/** Everybody with a line in the month, with their total. */
export async function payOfMonth(ctx: Pick<Ctx, 'db' | 'now'>, input: PayInput): Promise<PayView> {
  const month = input.month ?? monthAt(ctx.now);
  const closed = await closedMonth(ctx.db, month);
  const lines = await linesOfMonth(ctx, closed, { month, member: null });
  const people = [...groupBy(lines, ({ member }) => member)].map(toPerson);
  const { skip, take } = rowsOf(input);
  return {
    ...toPage(input, people.length, people.slice(skip, skip + take)),
    ...stateOfMonth(month, closed, ctx.now),
    total: people.reduce((sum, { total }) => sum + total, 0),
  };
}
