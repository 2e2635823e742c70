import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { now, planned, thursday } from '@/test/schedule';

const reasons = { en: 'Storm' };
const office = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin;

/** A product's day with a second departure, and a closure to be moved to that day. */
async function aDay() {
  const { slug, calls, dayOf } = await planned();
  const added = { product: slug, date: thursday, time: '13:00', capacity: 6 };
  await calls.add_departure(added);
  const second = (await dayOf()).departures.find(({ time }) => time === '13:00');
  const { closures } = await office();
  const { uuid, updated_at } = await closures.create({ from: '2036-12-25', to: '2036-12-25', areas: [], reasons });
  return {
    setDay: () => calls.set_day({ product: slug, date: thursday, updated_at: null, closed: true }),
    add: () => calls.add_departure({ ...added, time: '15:00' }),
    remove: () =>
      calls.remove_departure({ product: slug, date: thursday, time: '13:00', updated_at: second?.updated_at ?? '' }),
    closeTheDay: () => closures.create({ from: thursday, to: thursday, areas: [], reasons }),
    moveClosure: () =>
      closures.update({ uuid, updated_at, from: thursday, to: thursday, areas: [], night_before: false, reasons }),
  };
}

/** Locks the day as a claim does before it decides. */
const holdDay = async () => {
  await db.operatingDay.upsert({ where: { date: toDate(thursday) }, create: { date: toDate(thursday) }, update: {} });
  return (tx: Parameters<Parameters<typeof db.$transaction>[0]>[0]) =>
    tx.$executeRaw`SELECT FROM days WHERE date = ${thursday}::date FOR UPDATE`;
};

test.for(['setDay', 'add', 'remove', 'closeTheDay', 'moveClosure'] as const)(
  '%s waits for a sale on its day',
  async (name) => {
    const day = await aDay();
    const { change } = await whileLocked(1, await holdDay(), () => ({ change: day[name]() }));
    await change;
    await db.closure.deleteMany();
  },
);

test('reopening a closed day waits for a sale on it', async () => {
  const { closures } = await office();
  const { uuid } = await closures.create({ from: thursday, to: thursday, areas: [], reasons });
  const { change } = await whileLocked(1, await holdDay(), () => ({ change: closures.delete({ uuid }) }));
  await change;
  expect(await db.closure.count({ where: { id: uuid } })).toBe(0);
});
