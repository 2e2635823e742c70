import type { APIRequestContext } from '@playwright/test';
import { PrismaPg } from '@prisma/adapter-pg';
import { withConnection } from '../../scripts/lib/database';
import { migrate } from '../../scripts/lib/migrations';
import type { CrewRole } from '../../src/features/crew/schema';
import { hashPassword } from '../../src/server/auth/passwords';
import { type Prisma, PrismaClient } from '../../src/server/generated/prisma/client';
import { rights } from '../../src/shared/schema/rights';
import { type Day, toDate, weekdayOf } from '../../src/shared/time/days';
import { createDatabase, dropDatabase, databaseUrl as urlOf } from '../../src/test/database';
import { nothingToSeal } from '../../src/test/nothing-to-seal';
import { anotherServer } from './another-server';
import { callsOf } from './calls';
import { databaseUrl } from './database';
import { bookAll, type Party } from './evening-guests';
import { guest, owner } from './evening-people';
import { test as base } from './test';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const boats: Prisma.BoatCreateManyInput[] = [
  { name: 'Putri', seats: 12, areas: ['nusa_penida'] },
  { name: 'Sari', seats: 12, areas: ['nusa_penida'] },
  { name: 'Camar', seats: 8, areas: ['nusa_penida', 'nusa_lembongan'] },
  { name: 'Jukung', seats: 10, areas: ['nusa_penida'] },
].map((boat) => ({ ...boat, kind: 'boat' as const, homeHarbour: 'Sanur' }));

/** Twelve people; Made has this weekday free and Oka has a day off. */
const crew: [name: string, role: CrewRole, ...languages: string[]][] = [
  ['Suarta', 'captain', 'id'],
  ['Kerta', 'captain', 'id'],
  ['Rai', 'captain', 'id'],
  ['Katrin', 'instructor', 'de', 'en'],
  ['Kenji', 'instructor', 'ja', 'en'],
  ['Putu', 'guide', 'id', 'en'],
  ['Chen', 'guide', 'zh', 'en'],
  ['Luca', 'guide', 'it', 'en'],
  ['Alit', 'guide', 'id', 'en'],
  ['Dewi', 'guide', 'id', 'en'],
  ['Made', 'guide', 'id', 'en'],
  ['Oka', 'guide', 'id', 'en'],
];

type Part = 'morning' | 'afternoon' | 'night';
type About = Partial<Prisma.ProductUncheckedCreateInput>;
const product = (slug: string, title: string, part: Part, departureTime: string, about: About = {}) => ({
  slug,
  kind: 'trip' as const,
  texts: { en: { title, summary: 'Out with us', body: [], itinerary: [], included: [], excluded: [] } },
  durationDays: 0.5,
  weekdays: everyDay,
  seatsPerDay: 40,
  cutOffHours: 0,
  maxQuantity: 12,
  diversPerPackage: 1,
  price: 900_000,
  diveCount: 2,
  minimumAge: 8,
  transport: ['boat' as const],
  ledBy: ['guide' as const],
  servedAreas: ['nusa_penida'],
  parts: [part],
  departureTime,
  ...about,
});

const products = [
  product('manta-point', 'Manta Point', 'morning', '07:30'),
  product('crystal-bay', 'Crystal Bay', 'morning', '07:00'),
  product('first-dives', 'First dives', 'morning', '08:00', {
    kind: 'course',
    ledBy: ['instructor'],
    diversPerGuide: 2,
  }),
  product('snorkelling', 'Snorkelling', 'morning', '08:15', { kind: 'activity' }),
  product('toyapakeh', 'Toyapakeh', 'afternoon', '13:00', {
    priceRules: { seasons: [], group: null, child: { up_to_age: 11, percent: 50 } },
  }),
  product('gamat-bay', 'Gamat Bay', 'afternoon', '13:15'),
  product('mangrove', 'Mangrove', 'afternoon', '13:30', { servedAreas: ['nusa_lembongan'] }),
  product('night-dive', 'Night dive', 'night', '18:00', { pickup: true }),
];

async function fill(db: PrismaClient, day: Day): Promise<void> {
  await db.boat.createMany({ data: boats });
  const yard = await db.boat.findFirstOrThrow({ where: { name: 'Jukung' } });
  const date = toDate(day);
  await db.outOfServiceSpan.create({ data: { boatId: yard.id, from: date, to: date, reason: 'engine' } });
  for (const [name, role, ...languages] of crew) {
    const weekdays = name === 'Made' ? everyDay.filter((one) => one !== weekdayOf(day)) : everyDay;
    const days = name === 'Oka' ? { days: { create: { date, works: false } } } : {};
    await db.crewMember.create({
      data: { name, roles: [role], languages, weekdays, phone: '+6281234500101', ...days },
    });
  }
  for (const data of products) await db.product.create({ data });
  const extras = { price: 500_000, unit: 'per_diver' as const, maximum: 4 };
  const onAll = { products: { create: (await db.product.findMany()).map(({ id }) => ({ productId: id })) } };
  const addOn = (slug: string, name: string, about: Pick<Prisma.AddOnCreateInput, 'takesSeat' | 'privateGuide'>) =>
    db.addOn.create({ data: { ...extras, slug, texts: { en: { name, description: '' } }, ...about, ...onAll } });
  await addOn('companion', 'Companion', { takesSeat: true });
  await addOn('private-guide', 'Private guide', { privateGuide: true });
  await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: date, guidesFrom: date } });
  for (const { email, password } of [owner, guest])
    await db.user.create({
      data: {
        email,
        ...(email === owner.email ? { role: 'ADMIN' as const, rights: [...rights] } : { role: 'USER' as const }),
        firstName: 'Wayan',
        lastName: 'Sudarma',
        emailVerifiedAt: new Date(),
        passwordHash: await hashPassword(password),
      },
    });
}

/** Opens a shop on its own database, so that nobody else books or works on its days. */
async function openOwnShop(office: APIRequestContext, day: Day, parties: Party[]) {
  const name = `own_shop_${process.pid}`;
  const url = urlOf(databaseUrl(), name);
  await createDatabase(databaseUrl(), name);
  await migrate({ url, keys: nothingToSeal, announce: () => {}, report: () => {} });
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  await fill(db, day);
  await db.$disconnect();
  const { origin, stop } = await anotherServer({ DATABASE_URL: url });
  const calls = callsOf(office, origin);
  await calls.call('auth.admins.login', owner);
  await bookAll(calls, day, parties);
  const close = async () => {
    await office.dispose();
    await stop();
    await dropDatabase(databaseUrl(), name);
  };
  /** Lets a test open the till and close a day that another test has closed for good. */
  const forgetCashReports = () =>
    withConnection(url, (client) => client.query('TRUNCATE cash_reports, till_entries, till_counts CASCADE'));
  return { origin, office: calls, forgetCashReports, close };
}

type Shop = Awaited<ReturnType<typeof openOwnShop>>;

/** Tests in a shop that opens once per file, with guests on the given day. */
export const testInOwnShop = (day: Day, parties: Party[]) =>
  base.extend<{ baseURL: string }, { shop: Shop }>({
    shop: [
      async ({ playwright }, use) => {
        const shop = await openOwnShop(await playwright.request.newContext(), day, parties);
        await use(shop);
        await shop.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ shop }, use) => use(shop.origin),
  });
