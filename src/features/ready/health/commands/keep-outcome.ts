import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { deleteOutcomes, storeOutcome } from '@/features/ready/health/data';
import { KEPT_DAYS } from '@/features/ready/health/domain/limits';
import type { HealthOutcome } from '@/features/ready/health/domain/outcome';
import { personMark, personMarks } from '@/features/ready/papers/queries/person-mark';
import type { Tx } from '@/server/database/db';
import { type Day, plusDays } from '@/shared/time/days';

type Order = Pick<LockedOrder, 'customerId'>;
type Row = LockedOrder['divers'][number];

/** Forgets what was kept of this person of the account, whatever booking it came from. */
export async function forgetOutcome(tx: Tx, { customerId }: Order, row: Row): Promise<void> {
  const marks = personMarks(customerId, openDiver(row));
  if (marks.length > 0) await deleteOutcomes(tx, marks);
}

/** Keeps an outcome for the person's later bookings; a person without a birth date could be mistaken for another. */
export async function keepOutcome(
  tx: Tx,
  order: Order,
  row: Row,
  { outcome, on, paperId }: { outcome: HealthOutcome; on: Day; paperId: string },
): Promise<void> {
  await forgetOutcome(tx, order, row);
  const { full_name, date_of_birth } = openDiver(row);
  const mark = personMark(order.customerId, { full_name, date_of_birth });
  if (!mark || !date_of_birth) return;
  const person = { owner_id: order.customerId, full_name, date_of_birth };
  await storeOutcome(tx, mark, { person, outcome, on, paperId, keepUntil: plusDays(on, KEPT_DAYS) });
}
