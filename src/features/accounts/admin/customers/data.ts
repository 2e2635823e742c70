import { matching } from '@/features/accounts/data';
import type { Tx } from '@/server/database/db';
import { type CustomerNote, Prisma, type User } from '@/server/generated/prisma/client';
import { toLocale } from '@/shared/locale/locales';
import { movingReferences } from './domain/references';
import type { CustomerView } from './schema';

/** Excludes admins, who book with a separate customer account. */
const customers: Prisma.UserWhereInput = { active: true, erasedAt: null, role: { not: 'ADMIN' } };

/** Matches by name and email, or by these ids. */
export const customersMatching = (db: Tx, words: string[], ids: string[], most: number): Promise<User[]> =>
  db.user.findMany({
    where: { ...customers, OR: [matching(words), { id: { in: ids } }] },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
    take: most,
  });

export const customerById = (db: Tx, id: string): Promise<User | null> =>
  db.user.findFirst({ where: { ...customers, id } });

export const toCustomerView = (user: User): CustomerView => ({
  uuid: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  locale: toLocale(user.locale),
  confirmed: user.emailVerifiedAt !== null,
});

export const customersByIds = (db: Tx, ids: string[]): Promise<User[]> =>
  db.user.findMany({
    where: { id: { in: ids }, erasedAt: null, role: { not: 'ADMIN' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });

/** Locks the accounts until the transaction ends, in order of their ids. */
export async function lockCustomers(tx: Tx, ids: string[]): Promise<User[]> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return customersByIds(tx, ids);
}

/** Messages from a confirmed address belong to its account, even if they were sent while signed out. */
const claimMessages = ({ id, email, emailVerifiedAt }: User) =>
  emailVerifiedAt
    ? Prisma.sql`UPDATE messages SET account_id = ${id}::uuid WHERE account_id IS NULL AND email = ${email}`
    : null;

/** Keeps a walk-in's number, unless the account that stays has its own. */
const inheritPhone = (tx: Tx, { sealedPhone, phoneMarks }: User, stays: string) =>
  tx.user.updateMany({ where: { id: stays, sealedPhone: null }, data: { sealedPhone, phoneMarks } });

export async function moveReferences(tx: Tx, goes: User, stays: string): Promise<void> {
  const claim = claimMessages(goes);
  if (claim) await tx.$executeRaw(claim);
  for (const { table, column } of movingReferences)
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(table)} SET ${Prisma.raw(column)} = ${stays}::uuid
      WHERE ${Prisma.raw(column)} = ${goes.id}::uuid`;
  await tx.$executeRaw`UPDATE audit_entries SET entity_id = ${stays} WHERE entity = 'user' AND entity_id = ${goes.id}`;
  if (goes.sealedPhone) await inheritPhone(tx, goes, stays);
  await tx.idempotencyKey.deleteMany({ where: { userId: goes.id } });
}

export const insertNote = (tx: Tx, note: Omit<CustomerNote, 'id'>) => tx.customerNote.create({ data: note });

export const noteWithCustomer = (tx: Tx, id: string) =>
  tx.customerNote.findUnique({ where: { id }, include: { customer: true } });

export const deleteNote = (tx: Tx, id: string) => tx.customerNote.delete({ where: { id } });

export const deleteNotesAbout = (tx: Tx, customerId: string) => tx.customerNote.deleteMany({ where: { customerId } });

export const notesAboutAll = (db: Tx, customerIds: string[]) =>
  db.customerNote.findMany({
    where: { customerId: { in: customerIds } },
    select: { customerId: true, body: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

export const notesAbout = (db: Tx, customerId: string) =>
  db.customerNote.findMany({
    where: { customerId },
    include: { author: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
