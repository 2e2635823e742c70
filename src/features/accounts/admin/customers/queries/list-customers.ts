import { notesAboutAll } from '@/features/accounts/admin/customers/data';
import type { CustomerRow } from '@/features/accounts/admin/customers/schema';
import { listPeople } from '@/features/accounts/admin/people/queries/list-people';
import type { PeopleInput } from '@/features/accounts/admin/people/schema';
import { record } from '@/features/audit/commands/record';
import { factsOfCustomers } from '@/features/orders/customers/queries/facts-of-customers';
import type { Ctx } from '@/server/api/context';
import { groupBy } from '@/shared/list/group-by';
import { nameOrEmail } from '@/shared/locale/name-order';

/** Every page is audited as a view, because it decrypts data of the customers' orders. */
export async function listCustomers(ctx: Ctx, input: PeopleInput) {
  const { data, meta } = await listPeople(ctx, 'users', input);
  const factsOf = await factsOfCustomers(ctx, data);
  const notes = groupBy(
    await notesAboutAll(
      ctx.db,
      data.map(({ uuid }) => uuid),
    ),
    ({ customerId }) => customerId,
  );
  const rows = data.map(
    (person): CustomerRow => ({
      ...person,
      ...factsOf(person.uuid),
      notes: (notes.get(person.uuid) ?? []).map(({ body }) => body),
    }),
  );
  const [first, last] = [data[0], data.at(-1)];
  if (first && last && rows.some(({ phone }) => phone)) {
    const label = `${data.length} customers: ${nameOrEmail(first)} to ${nameOrEmail(last)}`;
    await record(ctx.db, { ctx, action: 'view', entity: 'user', entityId: first.uuid, label });
  }
  return { data: rows, meta };
}
