import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { toDate } from '@/shared/time/days';
import { product } from '@/test/factories';
import { HANGING_MS } from '@/test/hanging';
import { whileLocked } from '@/test/locks';
import { claimSeats } from './claim-seats';
import { moveSeats } from './move-seats';
import { reclaimSeats } from './reclaim-seats';
import { releaseSeats } from './release-seats';

const now = new Date('2026-12-01T02:00:00Z');
const day = '2026-12-24';

type Claim = Omit<Parameters<typeof claimSeats>[1], 'now' | 'date'>;
const claim = (about: Claim & { date?: string; now?: Date }) =>
  db.$transaction((tx) => claimSeats(tx, { date: day, now, ...about }), { maxWait: HANGING_MS, timeout: HANGING_MS });

const departuresOf = (productId: string) => db.departure.findMany({ where: { productId }, orderBy: { date: 'asc' } });
const takenOf = async (productId: string) => (await departuresOf(productId)).map(({ taken }) => taken);
const shut = (areas: string[], on = day) =>
  db.closure.create({ data: { from: toDate(on), to: toDate(on), areas, reasons: { en: 'Day of silence' } } });

/** Error code of a refused call, and the number of free seats it reports. */
async function refusalOf(call: Promise<unknown>) {
  const thrown = await call.then(
    (answer) => new Error(`This was not refused: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw thrown;
  return { code: thrown.code, ...thrown.params };
}

describe('claimSeats', () => {
  test("claimSeats creates the departure of a day at its first claim, with the product's capacity", async () => {
    const { id } = await product({ seatsPerDay: 8 });
    const first = await claim({ productId: id, divers: 2 });
    const second = await claim({ productId: id, divers: 4 });
    expect(second).toEqual(first);
    expect(await departuresOf(id)).toMatchObject([
      { id: first.departureId, date: toDate(day), capacity: 8, taken: 6, adjusted: false, closed: false },
    ]);
  });

  test('claimSeats refuses when fewer seats are free than requested, and reports their number', async () => {
    const { id } = await product({ seatsPerDay: 8 });
    await claim({ productId: id, divers: 6 });
    expect(await refusalOf(claim({ productId: id, divers: 4 }))).toEqual({
      code: 'sold_out',
      day,
      count: 2,
    });
    expect(await refusalOf(claim({ productId: (await product()).id, divers: 10 }))).toEqual({
      code: 'sold_out',
      day,
      count: 8,
    });
    expect(await takenOf(id)).toEqual([6]);
  });

  test('claimSeats is rolled back together with the transaction it runs in', async () => {
    const { id } = await product();
    const undone = db.$transaction(async (tx) => {
      await claimSeats(tx, { productId: id, date: day, divers: 2, now });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await takenOf(id)).toEqual([]);
  });

  test('claimSeats refuses an unpublished product', async () => {
    const { id } = await product({ active: false });
    expect(await refusalOf(claim({ productId: id, divers: 2 }))).toEqual({ code: 'not_found' });
  });

  test('claimSeats refuses days that are over, not in the plan, or too far ahead', async () => {
    const { id } = await product({ weekdays: [4] });
    const refused = (date: string) => refusalOf(claim({ productId: id, divers: 2, date, byStaff: true }));
    expect(await refused('2026-11-26')).toEqual({ code: 'day_not_offered' });
    expect(await refused('2026-12-25')).toEqual({ code: 'day_not_offered' });
    expect(await refused('2027-12-02')).toEqual({ code: 'day_not_offered' });
    expect(await takenOf(id)).toEqual([]);
  });

  test("claimSeats accepts customers' claims until the cut-off and staff's claims until the day is over", async () => {
    const { id } = await product({ cutOffHours: 12 });
    const at = (time: string, byStaff: boolean) =>
      claim({ productId: id, divers: 2, now: new Date(`${time}+08:00`), byStaff });
    await at('2026-12-23T18:30:00', false);
    expect(await refusalOf(at('2026-12-23T18:30:01', false))).toEqual({ code: 'cut_off' });
    await at('2026-12-24T23:59:59', true);
    expect(await refusalOf(at('2026-12-25T00:00:00', true))).toEqual({ code: 'day_not_offered' });
  });

  test('claimSeats refuses a closed day, for staff too', async () => {
    const { id } = await product();
    await db.departure.create({ data: { productId: id, date: toDate(day), capacity: 8, closed: true } });
    expect(await refusalOf(claim({ productId: id, divers: 2, byStaff: true }))).toEqual({ code: 'day_closed' });
  });

  test("claimSeats refuses a day on which the product's area is closed", async () => {
    const penida = await product({ area: 'nusa_penida' });
    const tulamben = await product({ area: 'tulamben' });
    await shut(['nusa_penida', 'nusa_lembongan'], '2027-01-01');
    const on = { date: '2027-01-01', divers: 2, byStaff: true };
    expect(await refusalOf(claim({ productId: penida.id, ...on }))).toEqual({ code: 'day_closed' });
    await claim({ productId: tulamben.id, ...on });
  });
});

describe('concurrent calls of claimSeats for the last seats', () => {
  test('claimSeats sells the last seats once', async () => {
    const { id } = await product({ seatsPerDay: 8 });
    const { departureId } = await claim({ productId: id, divers: 2 });
    const { claims } = await whileLocked(
      6,
      (tx) => tx.$executeRaw`SELECT FROM departures WHERE id = ${departureId}::uuid FOR UPDATE`,
      () => ({ claims: Promise.allSettled(Array.from({ length: 6 }, () => claim({ productId: id, divers: 2 }))) }),
    );
    const ended = await claims;
    const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(['sold_out', 'sold_out', 'sold_out']);
    expect(await takenOf(id)).toEqual([8]);
  });

  test('claimSeats refuses when staff close the day first', async () => {
    const { id } = await product();
    const { departureId } = await claim({ productId: id, divers: 2 });
    const { claimed } = await whileLocked(
      1,
      (tx) => tx.departure.update({ where: { id: departureId }, data: { closed: true } }),
      () => ({ claimed: refusalOf(claim({ productId: id, divers: 2 })) }),
    );
    expect(await claimed).toEqual({ code: 'day_closed' });
  });

  test('claimSeats creates the departure once when the calls are the first of the day', async () => {
    const { id } = await product({ seatsPerDay: 6 });
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => claim({ productId: id, divers: 2 })));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await takenOf(id)).toEqual([6]);
  });

  test('claimSeats creates the departure with the new capacity when the product is being changed', async () => {
    const { id } = await product({ seatsPerDay: 8 });
    const { claimed } = await whileLocked(
      1,
      (tx) => tx.product.update({ where: { id }, data: { seatsPerDay: 4 } }),
      () => ({ claimed: claim({ productId: id, divers: 2 }) }),
    );
    await claimed;
    expect(await departuresOf(id)).toMatchObject([{ capacity: 4, taken: 2 }]);
  });
});

describe('releaseSeats', () => {
  test('releaseSeats makes the seats available to others', async () => {
    const { id } = await product({ seatsPerDay: 2 });
    const { departureId } = await claim({ productId: id, divers: 2 });
    await releaseSeats(db, { departureId, divers: 2 });
    expect(await takenOf(id)).toEqual([0]);
    await claim({ productId: id, divers: 2 });
  });

  test('releaseSeats never releases more seats than were taken', async () => {
    const { id } = await product();
    const { departureId } = await claim({ productId: id, divers: 2 });
    await expect(releaseSeats(db, { departureId, divers: 4 })).rejects.toThrow('departures_taken_check');
    expect(await takenOf(id)).toEqual([2]);
  });

  test('releaseSeats refuses an unknown departure', async () => {
    const departureId = '00000000-0000-7000-8000-000000000000';
    await expect(releaseSeats(db, { departureId, divers: 2 })).rejects.toThrow(departureId);
  });
});

describe('reclaimSeats', () => {
  test('reclaimSeats takes seats that are still free', async () => {
    const { id } = await product({ seatsPerDay: 4 });
    const { departureId } = await claim({ productId: id, divers: 2 });
    expect(await reclaimSeats(db, { departureId, divers: 2 })).toBe(true);
    expect(await reclaimSeats(db, { departureId, divers: 2 })).toBe(false);
    expect(await takenOf(id)).toEqual([4]);
  });

  test('reclaimSeats refuses a day that was closed in the meantime', async () => {
    const date = '2027-02-02';
    const closed = await claim({ productId: (await product()).id, divers: 2, date: '2027-02-03' });
    await db.departure.update({ where: { id: closed.departureId }, data: { closed: true } });
    expect(await reclaimSeats(db, { departureId: closed.departureId, divers: 2 })).toBe(false);
    const { departureId } = await claim({ productId: (await product()).id, divers: 2, date });
    await shut([], date);
    expect(await reclaimSeats(db, { departureId, divers: 2 })).toBe(false);
  });
});

describe('moveSeats', () => {
  const move = (about: { productId: string; from: string; date: string; divers: number }) =>
    db.$transaction((tx) => moveSeats(tx, { now, ...about }));

  test('moveSeats takes seats on the new day and releases the seats of the old day', async () => {
    const { id } = await product();
    const { departureId: from } = await claim({ productId: id, divers: 4 });
    const { departureId } = await move({ productId: id, from, date: '2026-12-26', divers: 4 });
    expect(await departuresOf(id)).toMatchObject([
      { id: from, taken: 0 },
      { id: departureId, taken: 4 },
    ]);
  });

  test('moveSeats leaves both days unchanged when the new day has too few free seats', async () => {
    const { id } = await product({ seatsPerDay: 4 });
    const { departureId: from } = await claim({ productId: id, divers: 4 });
    await claim({ productId: id, divers: 2, date: '2026-12-26' });
    expect(await refusalOf(move({ productId: id, from, date: '2026-12-26', divers: 4 }))).toEqual({
      code: 'sold_out',
      day: '2026-12-26',
      count: 2,
    });
    expect(await takenOf(id)).toEqual([4, 2]);
  });

  test('moveSeats to the same day takes the seats once', async () => {
    const { id } = await product();
    const { departureId: from } = await claim({ productId: id, divers: 4 });
    expect(await move({ productId: id, from, date: day, divers: 4 })).toMatchObject({ departureId: from });
    expect(await takenOf(id)).toEqual([4]);
  });

  test('two concurrent moveSeats calls in opposite directions both succeed without a deadlock', async () => {
    const { id } = await product({ seatsPerDay: 8 });
    const { departureId: here } = await claim({ productId: id, divers: 2 });
    const { departureId: there } = await claim({ productId: id, divers: 2, date: '2026-12-26' });
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        move({ productId: id, from: here, date: '2026-12-26', divers: 2 }),
        move({ productId: id, from: there, date: day, divers: 2 }),
      ]);
    }
    expect(await takenOf(id)).toEqual([2, 2]);
  });
});
