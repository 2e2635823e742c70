import type { Ctx } from '../../../../server/context';
import { rowsOf, toPage } from '../../../../shared/pages';
import type { Door } from '../../domain/door';
import { findPeople, toPersonCard } from '../data';
import type { PeopleInput } from '../schema';

/** Customers or staff, as the staff search and sort them. */
export async function listPeople({ db }: Pick<Ctx, 'db'>, door: Door, input: PeopleInput) {
  const { rows, total } = await findPeople(db, door, input, rowsOf(input));
  return toPage(input, total, rows.map(toPersonCard));
}
