import { type Account, hasEmail, matching } from '@/features/accounts/data';
import type { Audience } from '@/features/accounts/domain/audience';
import { pictureUrl } from '@/features/media/domain/picture-view';
import { afterNamed } from '@/server/database/after-row';
import type { Tx } from '@/server/database/db';
import type { Prisma, User } from '@/server/generated/prisma/client';
import { rowsAfter, rowsOf, toCount } from '@/shared/list/pages';
import { sorting } from '@/shared/list/sorting';
import { toRights } from '@/shared/schema/rights';
import { type AdminCard, type AdminView, adminView, type PeopleInput } from './schema';

/** Excludes erased accounts. */
const inAudience = (audience: Audience) =>
  ({ role: audience === 'admins' ? 'ADMIN' : { not: 'ADMIN' }, erasedAt: null }) satisfies Prisma.UserWhereInput;

/** Staff accounts that can sign in: active, confirmed and not erased. */
export const activeStaff = (db: Tx) =>
  db.user.findMany({
    where: { role: 'ADMIN', active: true, emailVerifiedAt: { not: null }, erasedAt: null },
    select: { id: true, email: true, firstName: true, lastName: true, locale: true, rights: true },
    orderBy: { id: 'asc' },
  });

const columns = { name: 'name', email: 'email', created_at: 'createdAt' } as const;

function orderBy(sort: PeopleInput['sort']): Prisma.UserOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  const by = column === 'name' ? [{ firstName: direction }, { lastName: direction }] : [{ [column]: direction }];
  return [...by, { id: direction }];
}

export type CountedPerson = User & { orders: number };

/** Counts the orders of these people only, because a join would count everybody's orders. */
async function withOrders<Person extends User>(db: Tx, people: Person[]): Promise<(Person & { orders: number })[]> {
  const where = { customerId: { in: people.map(({ id }) => id) } };
  const counts = await db.order.groupBy({ by: ['customerId'], where, _count: true });
  const byCustomer = new Map(counts.map(({ customerId, _count }) => [customerId, _count]));
  return people.map((person) => ({ ...person, orders: byCustomer.get(person.id) ?? 0 }));
}

/** Email is not among these columns, because a walk-in has no email address. */
const columnsToFollow: Partial<Record<PeopleInput['sort'], readonly ('createdAt' | 'firstName' | 'lastName')[]>> = {
  created_at: ['createdAt'],
  '-created_at': ['createdAt'],
  name: ['firstName', 'lastName'],
  '-name': ['firstName', 'lastName'],
};
/** True if a page of the list can begin after a given row. */
export const isEndless = ({ sort }: Pick<PeopleInput, 'sort'>): boolean => columnsToFollow[sort] !== undefined;

function afterPerson(db: Tx, { sort, after }: PeopleInput): Promise<Prisma.UserWhereInput> {
  const followed = columnsToFollow[sort];
  return followed
    ? afterNamed(after, (id) => db.user.findUnique(id), followed, sorting(columns, sort).direction)
    : Promise.resolve({});
}

export async function findPeople(
  db: Tx,
  audience: Audience,
  input: PeopleInput,
  /** Ids of people who match the search by something other than name and email. */
  found: string[] = [],
): Promise<{ rows: CountedPerson[]; total: number }> {
  const { search, sort, role, active, confirmed } = input;
  const where: Prisma.UserWhereInput = {
    AND: [
      inAudience(audience),
      ...(role ? [{ role }] : []),
      ...(active === undefined ? [] : [{ active }]),
      ...(confirmed === undefined ? [] : [{ emailVerifiedAt: confirmed ? { not: null } : null }]),
      ...(search ? [{ OR: [matching(search.split(/\s+/)), { id: { in: found } }] }] : []),
    ],
  };
  const [people, total] = await Promise.all([
    db.user.findMany({
      where: { AND: [where, await afterPerson(db, input)] },
      orderBy: orderBy(sort),
      ...(isEndless(input) ? rowsAfter(input) : rowsOf(input)),
    }),
    db.user.count({ where, take: toCount }),
  ]);
  return { rows: await withOrders(db, people), total };
}

export const toPersonCard = (row: CountedPerson): AdminCard => ({
  uuid: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  role: row.role,
  active: row.active,
  confirmed: row.emailVerifiedAt !== null,
  orders: row.orders,
  rights: toRights(row.rights),
  created_at: row.createdAt.toISOString(),
});

const personInclude = {
  avatar: true,
  sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1 },
} satisfies Prisma.UserInclude;
type PersonWithDetails = Prisma.UserGetPayload<{ include: typeof personInclude }> & CountedPerson;

export async function personById(db: Tx, audience: Audience, id: string): Promise<PersonWithDetails | null> {
  const found = await db.user.findFirst({ where: { id, ...inAudience(audience) }, include: personInclude });
  return found && ((await withOrders(db, [found]))[0] ?? null);
}

export const toPersonView = (row: PersonWithDetails): AdminView =>
  adminView.parse({
    ...toPersonCard(row),
    gender: row.gender,
    avatar: row.avatar && pictureUrl(row.avatar.key),
    provider: row.provider,
    locale: row.locale,
    last_seen_at: row.sessions[0]?.lastSeenAt.toISOString() ?? null,
    version: row.updatedAt.toISOString(),
  });

type NewPerson = Pick<Account, 'email' | 'firstName' | 'lastName' | 'locale' | 'role' | 'rights'>;

/** Inserts the account without a password; null when the address already has an account. */
export async function insertPerson(tx: Tx, person: NewPerson, now: Date): Promise<Account | null> {
  const data = [{ ...person, createdAt: now, updatedAt: now }];
  const made = await tx.user.createManyAndReturn({ data, skipDuplicates: true });
  const [inserted] = made;
  return inserted && hasEmail(inserted) ? inserted : null;
}

/** Locks the account until the transaction ends. */
export async function lockPerson(tx: Tx, audience: Audience, id: string): Promise<User | null> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.user.findFirst({ where: { id, ...inAudience(audience) } });
}

type Change = Partial<Pick<User, 'firstName' | 'lastName' | 'gender' | 'locale' | 'role' | 'rights' | 'active'>>;

export const changePerson = (tx: Tx, id: string, change: Change, updatedAt: Date): Promise<User> =>
  tx.user.update({ where: { id }, data: { ...change, updatedAt } });

export const factsOf = ({ firstName, lastName, gender, locale, role, rights, active }: User) => ({
  first_name: firstName,
  last_name: lastName,
  gender,
  locale,
  role,
  ...(role === 'ADMIN' && { rights }),
  active,
});
