import type { TillCountRow, TillEntryRow } from '@/features/payments/till/data';
import { tillSums } from '@/features/payments/till/domain/till-sums';
import type { TillCountView, TillEntryView } from '@/features/payments/till/schema';
import { fullName } from '@/shared/locale/name-order';

type Person = NonNullable<TillCountRow['countedBy']>;

export const personOf = (person: Person | null) =>
  person && { uuid: person.id, name: person.erasedAt ? '' : fullName(person) };

/** A float cannot be reversed once its day is closed, because the next float is counted separately. */
export const isReversible = ({ kind, reversal, reversesId, report }: TillEntryRow): boolean =>
  !reversal && !reversesId && !(kind === 'float' && report);

export const toTillEntryView = (entry: TillEntryRow): TillEntryView => ({
  uuid: entry.id,
  at: entry.at.toISOString(),
  kind: entry.kind,
  amount: entry.amount,
  reason: entry.reason,
  recorded_by: personOf(entry.recordedBy),
  reverses: entry.reverses && { uuid: entry.reverses.id, at: entry.reverses.at.toISOString() },
  reversible: isReversible(entry),
});

export const toTillCountView = ({ expected, counted, leftInTill, ...count }: TillCountRow): TillCountView => ({
  uuid: count.id,
  at: count.countedAt.toISOString(),
  expected,
  counted,
  difference: counted - expected,
  left_in_till: leftInTill,
  handed_over: counted - leftInTill,
  note: count.note,
  counted_by: personOf(count.countedBy),
});

/** Maps rows to the input of the till sums. */
const toFloats = (rows: readonly TillEntryRow[]) =>
  rows.map(({ kind, amount, reversal, reversesId }) => ({
    ...{ kind, amount, reversed: reversal !== null, reverses: reversesId !== null },
  }));

export const sumsOfTill = (rows: readonly TillEntryRow[]) => tillSums(toFloats(rows));
