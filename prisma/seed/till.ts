import { insertReport, unreportedEntries } from '../../src/features/payments/cash/data';
import { cashSums } from '../../src/features/payments/cash/domain/cash-sums';
import { toMovementView } from '../../src/features/payments/movements/queries/list-movements';
import { insertCount, insertTillEntry, unreportedTillEntries } from '../../src/features/payments/till/data';
import { expectedCash } from '../../src/features/payments/till/domain/till-sums';
import type { Tx } from '../../src/server/database/db';
import { type Day, dayAt, daysFrom, momentOf, plusDays, toDate } from '../../src/shared/time/days';

/** Number of past days with closed cash. */
const DAYS_CLOSED = 21;
const FLOAT = 500_000;
/** Rupiah; the surplus of a good day goes to the bank. */
const BANKED = 2_000_000;

type Staff = { owner: string; office: string };

/** The office opens the till in the morning and pays for ice from it. */
async function openTill(db: Tx, date: Day, office: string, latest: Date): Promise<void> {
  const at = (time: string) => new Date(Math.min(momentOf(date, time).getTime(), latest.getTime()));
  await insertTillEntry(db, { kind: 'float', amount: FLOAT, recordedId: office, at: at('06:20') });
  const ice = { kind: 'petty_cash', amount: -45_000, reason: 'Ice for two boats' } as const;
  await insertTillEntry(db, { ...ice, recordedId: office, at: at('06:50') });
}

/** The office counts and the owner closes; one evening a note of 20,000 is missing. */
async function closeDays(db: Tx, { owner, office }: Staff, now: Date): Promise<void> {
  const [first, last] = [plusDays(dayAt(now), -DAYS_CLOSED), plusDays(dayAt(now), -1)];
  let missing = 20_000;
  for (const date of daysFrom(first, last)) {
    const entries = await unreportedEntries(db, first, date);
    if (entries.length === 0) continue;
    const { taken } = cashSums(entries.map(toMovementView));
    await openTill(db, date, office, now);
    const deposit = { kind: 'bank_deposit', amount: -BANKED, reason: 'BCA Sanur' } as const;
    if (taken > BANKED) await insertTillEntry(db, { ...deposit, recordedId: office, at: momentOf(date, '15:10') });
    const tillEntries = await unreportedTillEntries(db, first, date);
    const expected = expectedCash(taken, tillEntries);
    const short = taken > 0 ? missing : 0;
    missing -= short;
    const counted = expected - short;
    const note = short > 0 ? 'Change for the boat crew’s lunch, no receipt' : '';
    const figures = { date: toDate(date), expected, counted, leftInTill: Math.min(FLOAT, counted), note };
    await insertCount(db, { ...figures, countedById: office, countedAt: momentOf(date, '18:25') });
    await insertReport(db, {
      ...figures,
      ...{ closedById: owner, closedAt: momentOf(date, '18:40') },
      entryIds: entries.map(({ id }) => id),
      tillEntryIds: tillEntries.map(({ id }) => id),
    });
  }
}

/** Closes the till of past days and leaves today's open. */
export async function seedTill(db: Tx, staff: Staff, now: Date): Promise<void> {
  await closeDays(db, staff, now);
  await openTill(db, dayAt(now), staff.office, now);
  const notes = { kind: 'cash_in', amount: 300_000, reason: 'Small notes from the bank' } as const;
  await insertTillEntry(db, { ...notes, recordedId: staff.office, at: now });
}
