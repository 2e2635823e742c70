import { beforeEach, describe, expect, test } from 'vitest';
import { lockDays } from '@/features/outings/seats/data';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { aDayWithGuests as aDay, onlyDeparture } from '@/test/outings/a-day';
import { clearBoards, date, guestsOn } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';

beforeEach(clearBoards);

describe('planning a day', () => {
  test('previews the changes, then applies them, and changes nothing when repeated', async () => {
    const { board, view } = await aDay();
    const { version } = await view();
    const preview = await board.plan({ date, dry_run: true, version });
    expect([preview.version, (await view()).version]).toEqual([version, version]);
    const done = await board.plan({ date, version: preview.version });
    expect({ ...done, dry_run: true, version }).toEqual(preview);
    expect([done.version, done.missing]).toEqual([(await view()).version, []]);
    expect(done.choices.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['free_captain', 'with_parent']));
    const planned = await view();
    expect(planned.conflicts).toEqual([]);
    expect(planned.outings).toMatchObject([{ name: 'Kecil', used: 6, pinned: false }]);
    const [departure] = planned.departures;
    expect(departure?.groups.map(({ divers }) => divers.length)).toEqual([4, 2]);
    await board.plan({ date });
    expect({ ...(await view()), version: '' }).toEqual({ ...planned, version: '' });
  });

  test('reports whether it changes anything, even when it only removes', async () => {
    const { board, view } = await aDay();
    await board.plan({ date });
    expect((await board.plan({ date, dry_run: true })).changes).toBe(false);
    await db.crewMember.updateMany({ where: { roles: { has: 'captain' } }, data: { active: false } });
    expect(await board.plan({ date, dry_run: true })).toMatchObject({ changes: true });
    await board.plan({ date });
    expect((await view()).outings).toMatchObject([{ captain: null }]);
  });

  test('describes in words what an impossible day lacks', async () => {
    const { board, made, putu } = await aDay();
    await db.crewDay.createMany({
      data: [made, putu].map(({ id }) => ({ memberId: id, date: toDate(date), works: false })),
    });
    await db.boat.updateMany({ data: { seats: 5 } });
    const { missing } = await board.plan({ date, dry_run: true });
    expect(missing).toEqual([
      'No boat for 6 people to Nusa Penida in the morning and in the afternoon (Mantas).',
      '2 guides are missing in the morning and in the afternoon.',
    ]);
  });

  test('names a boat out of service that has a departure pinned to it', async () => {
    const { board } = await aDay();
    const boat = await db.boat.findFirstOrThrow();
    const change = { kind: 'move_departure', departure: await onlyDeparture(), vehicle: boat.id } as const;
    await board.change({ date, change });
    await db.outOfServiceSpan.create({ data: { boatId: boat.id, from: toDate(date), to: toDate(date), reason: '' } });
    const { missing } = await board.plan({ date, dry_run: true });
    expect(missing).toEqual([
      `${boat.name} cannot go, but Mantas was put on it by hand: move it to another boat, or let the plan decide again.`,
    ]);
  });

  test('is refused when the day has changed since its preview, or since it was seen', async () => {
    const { board, view, made, slug } = await aDay();
    const { version } = await board.plan({ date, dry_run: true });
    await guestsOn(slug, [{ full_name: 'Eve' }]);
    const booked = await view();
    await board.change({ date, change: { kind: 'add_group', departure: await onlyDeparture(), leader: made.id } });
    for (const seen of [version, booked.version])
      for (const late of [board.plan, board.publish])
        expect(await refusalOf(late({ date, version: seen }))).toMatchObject({
          code: 'changed_meanwhile',
          message: expect.stringContaining('somebody else changed this day, or a guest booked on it'),
        });
    expect((await view()).departures[0]?.groups).toHaveLength(1);
  });

  test('can be previewed while seats are sold on the day, without waiting for a lock', async () => {
    const { board } = await aDay();
    const preview = await db.$transaction(async (tx) => {
      await lockDays(tx, [date]);
      return board.plan({ date, dry_run: true });
    });
    expect(preview.choices).not.toEqual([]);
  });
});
