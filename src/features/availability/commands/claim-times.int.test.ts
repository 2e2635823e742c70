import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { product } from '@/test/factories';
import { HANGING_MS } from '@/test/hanging';
import { whileLocked } from '@/test/locks';
import { claimSeats } from './claim-seats';
import { moveSeats } from './move-seats';

const now = new Date('2026-12-01T02:00:00Z');
const date = '2026-12-24';

type Party = { productId: string; divers: number; time?: string };
const claim = (about: Party) =>
  db.$transaction((tx) => claimSeats(tx, { date, now, ...about }), { maxWait: HANGING_MS, timeout: HANGING_MS });

const departuresOf = (productId: string) => db.departure.findMany({ where: { productId }, orderBy: { time: 'asc' } });
const takenOf = async (productId: string) =>
  Object.fromEntries((await departuresOf(productId)).map(({ time, taken }) => [time, taken]));

/** A product with a departure of this capacity at each of these times. */
async function departing(capacities: Record<string, number>, departureTime = '07:30') {
  const { id: productId } = await product({ departureTime });
  const rows = Object.entries(capacities).map(([time, capacity]) => ({
    productId,
    date: toDate(date),
    time,
    capacity,
  }));
  const made = await db.departure.createManyAndReturn({ data: rows });
  const idAt = (time: string) => made.find((one) => one.time === time)?.id ?? '';
  return { productId, idAt };
}

describe('claimSeats on a day with several departures', () => {
  test('claimSeats without a time takes the earliest departure with room for the party', async () => {
    const { productId } = await departing({ '07:30': 4, '13:00': 6 });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '07:30', delay: 0 });
    expect(await claim({ productId, divers: 4 })).toMatchObject({ time: '13:00', delay: 330 });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '07:30' });
    await expect(claim({ productId, divers: 4 })).rejects.toMatchObject({ code: 'sold_out', params: { count: 2 } });
    expect(await takenOf(productId)).toEqual({ '07:30': 4, '13:00': 4 });
  });

  test('claimSeats with a time takes that departure or refuses, even when another has room', async () => {
    const { productId } = await departing({ '07:30': 8, '13:00': 2 });
    expect(await claim({ productId, divers: 2, time: '13:00' })).toMatchObject({ time: '13:00' });
    await expect(claim({ productId, divers: 2, time: '13:00' })).rejects.toMatchObject({ code: 'sold_out' });
    await expect(claim({ productId, divers: 2, time: '15:00' })).rejects.toMatchObject({ code: 'time_not_offered' });
    expect(await takenOf(productId)).toEqual({ '07:30': 0, '13:00': 2 });
  });

  test('claimSeats skips closed and removed departures', async () => {
    const { productId, idAt } = await departing({ '07:30': 8, '10:00': 8, '13:00': 8 });
    await db.departure.update({ where: { id: idAt('07:30') }, data: { closed: true } });
    await db.departure.update({ where: { id: idAt('10:00') }, data: { closed: true, removed: true } });
    await expect(claim({ productId, divers: 2, time: '07:30' })).rejects.toMatchObject({ code: 'day_closed' });
    await expect(claim({ productId, divers: 2, time: '10:00' })).rejects.toMatchObject({ code: 'time_not_offered' });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '13:00' });
  });

  test('claimSeats takes the next departure when the seats of the first are sold concurrently', async () => {
    const { productId, idAt } = await departing({ '07:30': 2, '13:00': 2 });
    const { claimed } = await whileLocked(
      1,
      (tx) => tx.departure.update({ where: { id: idAt('07:30') }, data: { taken: 2 } }),
      () => ({ claimed: claim({ productId, divers: 2 }) }),
    );
    expect(await claimed).toMatchObject({ time: '13:00' });
    expect(await takenOf(productId)).toEqual({ '07:30': 2, '13:00': 2 });
  });
});

describe('the usual departure', () => {
  test("a day without departures gets one at the product's time", async () => {
    const { id: productId } = await product({ departureTime: '09:15' });
    await expect(claim({ productId, divers: 2, time: '07:30' })).rejects.toMatchObject({ code: 'time_not_offered' });
    expect(await claim({ productId, divers: 2, time: '09:15' })).toMatchObject({ time: '09:15', delay: 0 });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '09:15' });
    expect(await takenOf(productId)).toEqual({ '09:15': 4 });
  });

  test("a departure's pickup stays the same when the usual departure of its day is removed", async () => {
    const { productId, idAt } = await departing({ '07:30': 8, '13:00': 8 });
    await db.departure.update({ where: { id: idAt('07:30') }, data: { closed: true, removed: true } });
    const { departureId: from } = await claim({ productId, divers: 2 });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '13:00', delay: 330 });
    const move = { productId, from, date: '2026-12-25', divers: 2, now };
    expect(await db.$transaction((tx) => moveSeats(tx, move))).toMatchObject({ time: '07:30', delay: -330 });
  });

  test("a day keeps its departure when the product's time changes, and gets no second one", async () => {
    const { id: productId } = await product();
    await claim({ productId, divers: 2 });
    await db.product.update({ where: { id: productId }, data: { departureTime: '09:00' } });
    expect(await claim({ productId, divers: 2 })).toMatchObject({ time: '07:30', delay: 0 });
    expect(await takenOf(productId)).toEqual({ '07:30': 4 });
  });

  test("a first claim that waits for a change of the product's time gets the new time", async () => {
    const { id: productId } = await product();
    const { claimed } = await whileLocked(
      1,
      (tx) => tx.product.update({ where: { id: productId }, data: { departureTime: '09:00' } }),
      () => ({ claimed: claim({ productId, divers: 2 }) }),
    );
    expect(await claimed).toMatchObject({ time: '09:00' });
    expect(await takenOf(productId)).toEqual({ '09:00': 2 });
  });
});

describe('moveSeats between the departures of a day', () => {
  const move = (about: Party & { from: string }) => db.$transaction((tx) => moveSeats(tx, { date, now, ...about }));

  test('moveSeats takes the other departure and reports how much later it leaves', async () => {
    const { productId } = await departing({ '07:30': 4, '13:00': 4 });
    const { departureId: from } = await claim({ productId, divers: 2 });
    const moved = await move({ productId, from, divers: 2, time: '13:00' });
    expect(moved).toMatchObject({ time: '13:00', delay: 330 });
    expect(await takenOf(productId)).toEqual({ '07:30': 0, '13:00': 2 });
    const back = await move({ productId, from: moved.departureId, divers: 2, time: '07:30' });
    expect(back).toMatchObject({ delay: -330 });
  });

  test('two concurrent moveSeats calls in opposite directions both succeed without a deadlock', async () => {
    const { productId, idAt } = await departing({ '07:30': 8, '13:00': 8 });
    for (const time of ['07:30', '13:00']) await claim({ productId, divers: 2, time });
    for (let round = 0; round < 10; round += 1)
      await Promise.all([
        move({ productId, from: idAt('07:30'), divers: 2, time: '13:00' }),
        move({ productId, from: idAt('13:00'), divers: 2, time: '07:30' }),
      ]);
    expect(await takenOf(productId)).toEqual({ '07:30': 2, '13:00': 2 });
  });
});
