import { closedMonth, closedMonthsWithin, namesOfCrew, type StoredLine } from '@/features/pay/sheets/data';
import { FIRST_DAY, monthAt } from '@/features/pay/sheets/domain/months';
import { paidTotal } from '@/features/pay/sheets/domain/pay-lines';
import type { SheetInput, SheetLine, SheetView } from '@/features/pay/sheets/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { plusDays } from '@/shared/time/days';
import { firstOf } from '@/shared/time/month';
import { linesOfMonth } from './month-lines';
import { stateOfMonth } from './pay-month';

const toLine = ({ member, name, titles, ...line }: StoredLine, locale: Locale): SheetLine => ({
  ...line,
  what: titles[locale] ?? titles.en ?? '',
});

/** Itemises a member's pay for a month. */
export async function paySheet(ctx: Pick<Ctx, 'db' | 'now' | 'locale'>, input: SheetInput): Promise<SheetView> {
  const { member } = input;
  const month = input.month ?? monthAt(ctx.now);
  const closed = await closedMonth(ctx.db, month);
  const lines = await linesOfMonth(ctx, closed, { month, member });
  const name = lines[0]?.name ?? (await namesOfCrew(ctx.db, member)).get(member);
  if (name === undefined) throw new AppError('not_found');
  return {
    ...stateOfMonth(month, closed, ctx.now),
    ...{ member, name, total: paidTotal(lines) },
    lines: lines.map((line) => toLine(line, ctx.locale)),
    closed_before: await closedMonthsWithin(ctx.db, { from: FIRST_DAY, to: plusDays(firstOf(month), -1) }),
  };
}
