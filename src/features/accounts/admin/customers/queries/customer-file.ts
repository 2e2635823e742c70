import { customersByIds, notesAbout, toCustomerView } from '@/features/accounts/admin/customers/data';
import type { CustomerFile, CustomerView } from '@/features/accounts/admin/customers/schema';
import { record } from '@/features/audit/commands/record';
import { customersWithSamePhone } from '@/features/orders/customers/queries/customers-by-phone';
import { factsOfCustomers } from '@/features/orders/customers/queries/facts-of-customers';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { fullName, nameOrEmail } from '@/shared/locale/name-order';
import { isUuid } from '@/shared/schema/ids';

/** Includes deactivated customers. */
export async function anyCustomer(db: Tx, uuid: string): Promise<CustomerView> {
  const [found] = isUuid(uuid) ? await customersByIds(db, [uuid]) : [];
  if (!found) throw new AppError('not_found');
  return toCustomerView(found);
}

/** Records the read in the audit log, because it decrypts data of the customer's orders. */
export async function customerFile(ctx: Ctx, uuid: string): Promise<CustomerFile> {
  const { db } = ctx;
  const person = await anyCustomer(db, uuid);
  const factsOf = await factsOfCustomers(ctx, [person]);
  const notes = await notesAbout(db, uuid);
  const same = await customersByIds(db, await customersWithSamePhone(db, uuid));
  await record(db, { ctx, action: 'view', entity: 'user', entityId: uuid, label: nameOrEmail(person) });
  return {
    uuid,
    ...factsOf(uuid),
    notes: notes.map(({ id, body, createdAt, author }) => ({
      uuid: id,
      note: body,
      at: createdAt.toISOString(),
      author: author && !author.erasedAt ? fullName(author) : null,
    })),
    same_phone: same.map(toCustomerView),
  };
}

/** For the export of personal data. */
export const notesOf = async (db: Tx, userId: string) =>
  (await notesAbout(db, userId)).map(({ body, createdAt }) => ({ note: body, noted_at: createdAt.toISOString() }));
