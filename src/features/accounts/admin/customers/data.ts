import { matching } from '@/features/accounts/data';
import type { Tx } from '@/server/database/db';
import type { Prisma, User } from '@/server/generated/prisma/client';
import { toLocale } from '@/shared/locale/locales';
import type { CustomerView } from './schema';

/** Admins book with a separate customer account. */
const customers: Prisma.UserWhereInput = { active: true, erasedAt: null, role: { not: 'ADMIN' } };

export const customersMatching = (db: Tx, words: string[], most: number): Promise<User[]> =>
  db.user.findMany({
    where: { ...customers, ...matching(words) },
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
