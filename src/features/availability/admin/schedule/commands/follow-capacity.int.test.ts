import { describe, expect, test } from 'vitest';
import { followCapacity } from '@/features/availability/admin/schedule/commands/follow-capacity';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { whileLocked } from '@/test/locks';
import { book, now, planned, thursday } from '@/test/schedule';

describe('followCapacity', () => {
  test('followCapacity never goes below what is booked and skips days with their own capacity', async () => {
    const { id, setDay, dayOf } = await planned({ weekdays: [4, 5, 6] });
    await book(id, 6);
    await book(id, 2, '2026-12-25');
    await setDay({ capacity: 7 }, '2026-12-26');
    const follow = (seatsPerDay: number) =>
      db.$transaction(async (tx) => {
        await tx.product.update({ where: { id }, data: { seatsPerDay } });
        await followCapacity(tx, id);
      });
    const capacities = async () => [
      (await dayOf()).capacity,
      (await dayOf('2026-12-25')).capacity,
      (await dayOf('2026-12-26')).capacity,
    ];
    await follow(4);
    expect(await capacities()).toEqual([6, 4, 7]);
    await follow(10);
    expect(await capacities()).toEqual([10, 10, 7]);
  });

  test('followCapacity counts bookings made concurrently', async () => {
    const { id, dayOf } = await planned();
    await book(id, 2);
    const { followed } = await whileLocked(
      1,
      (tx) => claimSeats(tx, { productId: id, date: thursday, divers: 4, now }),
      () => ({
        followed: db.$transaction(async (tx) => {
          await tx.product.update({ where: { id }, data: { seatsPerDay: 4 } });
          await followCapacity(tx, id);
        }),
      }),
    );
    await followed;
    expect(await dayOf()).toMatchObject({ capacity: 6, taken: 6 });
  });
});
