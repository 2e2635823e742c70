import { findPeople, toPersonCard } from '@/features/accounts/admin/people/data';
import type { PeopleInput } from '@/features/accounts/admin/people/schema';
import type { Audience } from '@/features/accounts/domain/audience';
import { customersByPhone } from '@/features/orders/customers/queries/customers-by-phone';
import type { Ctx } from '@/server/api/context';
import { rowsOf, toPage } from '@/shared/list/pages';

export async function listPeople({ db }: Pick<Ctx, 'db'>, audience: Audience, input: PeopleInput) {
  const byPhone = audience === 'users' && input.search ? await customersByPhone(db, input.search) : [];
  const { rows, total } = await findPeople(db, audience, input, rowsOf(input), byPhone);
  return toPage(input, total, rows.map(toPersonCard));
}
