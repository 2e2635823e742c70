import { findPeople, isEndless, toPersonCard } from '@/features/accounts/admin/people/data';
import type { PeopleInput } from '@/features/accounts/admin/people/schema';
import type { Audience } from '@/features/accounts/domain/audience';
import { customersByPhone } from '@/features/orders/customers/queries/customers-by-phone';
import type { Ctx } from '@/server/api/context';
import { toEndlessPage, toPage } from '@/shared/list/pages';

export async function listPeople({ db }: Pick<Ctx, 'db'>, audience: Audience, input: PeopleInput) {
  const byPhone = audience === 'users' && input.search ? await customersByPhone(db, input.search) : [];
  const { rows, total } = await findPeople(db, audience, input, byPhone);
  const cards = rows.map(toPersonCard);
  return isEndless(input) ? toEndlessPage(input, total, cards) : toPage(input, total, cards);
}
