import { describe, expect, test } from 'vitest';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { listener } from '@/test/cache-tags';
import { whileLocked } from '@/test/locks';
import { refusalOf } from '@/test/refusal';
import { book, now, planned, thursday } from '@/test/schedule';

async function withTwo(about: Parameters<typeof planned>[0] = {}) {
  const own = await planned(about);
  const add = (change: object = {}) =>
    own.calls.add_departure({ product: own.slug, date: thursday, time: '13:00', capacity: 6, ...change });
  const second = async () => {
    const found = (await own.dayOf()).departures.find(({ time }) => time === '13:00');
    return { time: '13:00', updated_at: found?.updated_at ?? '' };
  };
  const remove = async () => own.calls.remove_departure({ product: own.slug, date: thursday, ...(await second()) });
  await add();
  return { ...own, add, second, remove };
}
const at = (productId: string, time: string, divers = 2) =>
  db.$transaction((tx) => claimSeats(tx, { productId, date: thursday, time, divers, now }));

describe('addDeparture', () => {
  test('addDeparture adds a departure with its own capacity and note beside the usual departure', async () => {
    const { id, dayOf, add } = await withTwo();
    await add({ time: '15:00', capacity: 2, note: { en: 'Small boat' } });
    expect(await dayOf()).toMatchObject({
      ...{ status: 'open', capacity: 16, taken: 0, adjusted: false, note: null },
      departures: [
        { time: '07:30', usual: true, capacity: 8, adjusted: false },
        { time: '13:00', usual: false, capacity: 6, adjusted: true, note: null },
        { time: '15:00', usual: false, capacity: 2, note: { en: 'Small boat' } },
      ],
    });
    expect(await book(id, 8)).toMatchObject({ time: '07:30' });
    expect(await book(id, 6)).toMatchObject({ time: '13:00' });
  });

  test('addDeparture offers a day outside the weekly plan at that time only', async () => {
    const { slug, calls, dayOf, id } = await planned();
    const friday = '2026-12-25';
    await calls.add_departure({ product: slug, date: friday, time: '13:00', capacity: 4 });
    expect((await dayOf(friday)).departures.map(({ time, status }) => `${time} ${status}`)).toEqual([
      '07:30 not_offered',
      '13:00 open',
    ]);
    expect(await book(id, 2, friday)).toMatchObject({ time: '13:00' });
  });

  test('addDeparture refuses a time the day already has, a past day and an invalid time', async () => {
    const { add } = await withTwo();
    const fields = async (change: object) => (await refusalOf(add(change))).errors;
    expect(await fields({})).toEqual({ time: ['There is already a departure at this time'] });
    expect(await fields({ time: '07:30' })).toHaveProperty('time');
    expect(await fields({ time: '25:00' })).toEqual({ time: ['Please enter a time such as 07:30'] });
    expect(await fields({ date: '2026-11-30' })).toHaveProperty('date');
  });

  test('addDeparture and removeDeparture are audited and rebuild the pages that show future days', async () => {
    const { remove, id } = await withTwo();
    const { heard } = await listener();
    await remove();
    expect(await heard()).toEqual(['departures']);
    const { id: entityId } = await db.departure.findFirstOrThrow({ where: { productId: id, time: '13:00' } });
    const entries = await db.auditEntry.findMany({ where: { entity: 'departure', entityId }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, label }) => `${action} ${label}`)).toEqual([
      `create Mantas, ${thursday} 13:00`,
      `delete Mantas, ${thursday} 13:00`,
    ]);
  });
});

describe('setDay on a day with several departures', () => {
  test('setDay changes the departure at the given time, or the usual departure if no time is given', async () => {
    const { slug, calls, second, setDay, dayOf } = await withTwo();
    await calls.set_day({ product: slug, date: thursday, ...(await second()), capacity: 3, closed: true });
    await setDay({ capacity: 5 });
    expect((await dayOf()).departures).toMatchObject([
      { time: '07:30', capacity: 5, closed: false },
      { time: '13:00', capacity: 3, closed: true },
    ]);
    const unknown = calls.set_day({ product: slug, date: thursday, time: '15:00', updated_at: null, closed: true });
    expect(await refusalOf(unknown)).toMatchObject({ code: 'time_not_offered', status: 409 });
  });

  test('setDays closes all departures, but sets the capacity of the usual departures only', async () => {
    const { slug, calls, dayOf } = await withTwo();
    await calls.set_days({ product: slug, from: thursday, to: thursday, closed: true, capacity: 4 });
    expect(await dayOf()).toMatchObject({
      status: 'closed',
      departures: [
        { capacity: 4, closed: true },
        { capacity: 6, closed: true },
      ],
    });
    const [entry] = await db.auditEntry.findMany({ where: { entity: 'schedule' }, orderBy: { id: 'desc' }, take: 1 });
    expect(Object.keys(entry?.after as object)).toEqual([thursday, `${thursday} 13:00`]);
  });

  test("setDay and setDays keep a day's departure when the product's time changes, and add no second one", async () => {
    const { id, slug, calls, setDay, dayOf } = await planned();
    await book(id, 2);
    await db.product.update({ where: { id }, data: { departureTime: '09:00' } });
    await setDay({ capacity: 5 });
    await calls.set_days({ product: slug, from: thursday, to: thursday, note: { en: 'Small boat' } });
    expect((await dayOf()).departures).toMatchObject([{ time: '07:30', usual: true, capacity: 5, taken: 2 }]);
  });

  test('setDays leaves a removed departure unchanged', async () => {
    const { slug, calls, remove, dayOf } = await withTwo();
    await remove();
    await calls.set_days({ product: slug, from: thursday, to: thursday, closed: false });
    expect((await dayOf()).departures.map(({ time }) => time)).toEqual(['07:30']);
  });

  test('setDays refuses to overwrite a change to any departure of the day', async () => {
    const { slug, calls, second, dayOf } = await withTwo();
    const { updated_at } = await second();
    const seen = { [thursday]: updated_at };
    await calls.set_day({ product: slug, date: thursday, time: '13:00', updated_at, capacity: 3 });
    const late = calls.set_days({ product: slug, from: thursday, to: thursday, closed: true, seen });
    expect(await refusalOf(late)).toMatchObject({ code: 'changed_meanwhile' });
    expect((await dayOf()).status).toBe('open');
  });
});

describe('removeDeparture', () => {
  test('removeDeparture removes a departure, and addDeparture restores it', async () => {
    const { id, remove, add, dayOf } = await withTwo();
    await remove();
    expect((await dayOf()).departures.map(({ time }) => time)).toEqual(['07:30']);
    await expect(at(id, '13:00')).rejects.toMatchObject({ code: 'time_not_offered' });
    await add({ capacity: 4 });
    expect((await dayOf()).departures[1]).toMatchObject({ time: '13:00', capacity: 4, closed: false });
    expect(await at(id, '13:00')).toMatchObject({ time: '13:00' });
  });

  test('removeDeparture refuses a booked departure, and the only departure of a day', async () => {
    const { id, slug, remove, calls, dayOf } = await withTwo();
    const { departureId } = await at(id, '13:00');
    expect(await refusalOf(remove())).toMatchObject({ code: 'departure_booked', status: 409 });
    await db.departure.update({ where: { id: departureId }, data: { taken: 0 } });
    await remove();
    const { updated_at } = await dayOf();
    const last = calls.remove_departure({ product: slug, date: thursday, time: '07:30', updated_at: updated_at ?? '' });
    expect(await refusalOf(last)).toMatchObject({ code: 'last_departure', status: 409 });
  });

  test('removeDeparture waits for a concurrent booking, and then refuses', async () => {
    const { id, remove } = await withTwo();
    const { removed } = await whileLocked(
      1,
      (tx) => claimSeats(tx, { productId: id, date: thursday, time: '13:00', divers: 2, now }),
      () => ({ removed: refusalOf(remove()) }),
    );
    expect(await removed).toMatchObject({ code: 'departure_booked' });
  });

  test('a booking that waits for removeDeparture gets no seat on that departure', async () => {
    const { id } = await withTwo();
    const where = { productId: id, time: '13:00' };
    const { claimed } = await whileLocked(
      1,
      (tx) => tx.departure.updateMany({ where, data: { removed: true, closed: true } }),
      () => ({ claimed: at(id, '13:00').catch(({ code }) => code) }),
    );
    expect(await claimed).toBe('day_closed');
  });
});
