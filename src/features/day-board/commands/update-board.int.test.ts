import { beforeEach, describe, expect, test } from 'vitest';
import type { NewBoardChange } from '@/features/day-board/changes/schema';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { aBoat, aTrip, clearBoards, crewMember, date, guestsOn, office } from '@/test/outings/board-shop';
import { refusalOf } from '@/test/refusal';

beforeEach(clearBoards);

/** A trip of two on a day with two boats, a captain and a guide. */
async function aDay(guests = 2) {
  const [besar, kecil] = [await aBoat('Besar', 12), await aBoat('Kecil', 8)];
  const [made, ketut] = [await crewMember('Made'), await crewMember('Ketut', { roles: ['captain'] })];
  const { slug } = await aTrip('Mantas');
  await guestsOn(
    slug,
    Array.from({ length: guests }, (_, at) => ({ full_name: `Guest ${at}` })),
  );
  const { board } = await office();
  const view = async () => {
    const read = await board.get({ date });
    if (!read) throw new Error('no board');
    return read;
  };
  const make = (change: NewBoardChange, confirm = false) => board.change({ date, change, confirm });
  const [departure] = (await view()).departures;
  if (!departure) throw new Error('no departure');
  return { besar, kecil, made, ketut, board, view, make, departure: departure.uuid };
}

const withGroup = async (day: Awaited<ReturnType<typeof aDay>>) => {
  await day.make({ kind: 'add_group', departure: day.departure, leader: day.made.id });
  const [group] = (await day.view()).departures[0]?.groups ?? [];
  if (!group) throw new Error('no group');
  return group;
};

describe('a change of the board', () => {
  test('pins a departure to a boat, sets its captain, and unpins it', async () => {
    const { board, make, view, besar, kecil, ketut, departure } = await aDay();
    await make({ kind: 'move_departure', departure, vehicle: kecil.id });
    await make({ kind: 'set_captain', vehicle: kecil.id, part: 'morning', captain: ketut.id });
    const { outings, departures } = await view();
    expect(departures).toMatchObject([{ title: 'Mantas', vehicle: kecil.id, pinned: true, people: 2 }]);
    expect(outings).toMatchObject([
      { vehicle: kecil.id, captain: ketut.id, pinned: true, seats: 8, used: 2, parts: ['morning', 'afternoon'] },
    ]);
    await board.publish({ date });
    await make({ kind: 'release_departure', departure });
    expect((await view()).departures).toMatchObject([{ vehicle: kecil.id, pinned: false, published: false }]);
    await make({ kind: 'move_departure', departure, vehicle: besar.id });
    expect((await view()).outings.map(({ name, used }) => [name, used])).toEqual([
      ['Besar', 2],
      ['Kecil', 0],
    ]);
  });

  test('makes a group with a leader, moves divers into it, and removes it', async () => {
    const day = await aDay();
    const group = await withGroup(day);
    const [first, second] = (await day.view()).departures[0]?.without_group ?? [];
    if (!first || !second) throw new Error('no divers');
    for (const { item, diver } of [first, second])
      await day.make({ kind: 'move_diver', item, diver, group: group.uuid, seen: null });
    const [departure] = (await day.view()).departures;
    expect(departure?.groups).toMatchObject([
      { leader: day.made.id, pinned: true, divers: [{ name: 'Guest 0', pinned: true }, { name: 'Guest 1' }] },
    ]);
    expect(departure?.without_group).toEqual([]);
    await day.make({ kind: 'remove_group', group: group.uuid, seen: 2 });
    expect((await day.view()).departures[0]).toMatchObject({ groups: [], without_group: [{}, {}] });
  });

  test('that causes a conflict needs confirmation, and then shows the conflict', async () => {
    const { make, view, departure } = await aDay(3);
    const tiny = await aBoat('Tiny', 2);
    const change = { kind: 'move_departure', departure, vehicle: tiny.id } as const;
    const before = await view();
    const answer = await make(change);
    expect(answer).toMatchObject({
      state: 'needs_confirmation',
      conflicts: [{ kind: 'over_seats', broken: true, params: { vehicle: 'Tiny', seats: 2, people: 3 } }],
    });
    expect((await view()).version).toBe(before.version);
    expect(await make(change, true)).toMatchObject({ state: 'done' });
    const after = await view();
    expect(after.departures).toMatchObject([{ vehicle: tiny.id }]);
    expect(after.conflicts.map(({ kind }) => kind)).toContain('over_seats');
    const entry = await db.auditEntry.findFirst({
      where: { entity: 'schedule', action: 'update' },
      orderBy: { id: 'desc' },
    });
    expect(entry).toMatchObject({ entityId: date, after: { confirmed: ['over_seats'] } });
  });

  test('never makes a group of more than four divers, even when confirmed', async () => {
    const day = await aDay(5);
    const group = await withGroup(day);
    const divers = (await day.view()).departures[0]?.without_group ?? [];
    const join = ({ item, diver }: (typeof divers)[number]) =>
      day.make({ kind: 'move_diver', item, diver, group: group.uuid }, true);
    for (const diver of divers.slice(0, 4)) await join(diver);
    const [fifth] = divers.slice(4);
    if (!fifth) throw new Error('no fifth diver');
    expect(await refusalOf(join(fifth))).toMatchObject({ code: 'group_full', status: 409 });
  });

  test('never gives one leader more than four divers at once, and offers to swap the two groups instead', async () => {
    const day = await aDay(8);
    const { id: oka } = await crewMember('Oka');
    for (const leader of [day.made.id, oka]) await day.make({ kind: 'add_group', departure: day.departure, leader });
    const groups = async () => (await day.view()).departures[0]?.groups ?? [];
    const [one, other] = await groups();
    if (!one || !other) throw new Error('no groups');
    const divers = (await day.view()).departures[0]?.without_group ?? [];
    for (const [at, { item, diver }] of divers.entries())
      await day.make({ kind: 'move_diver', item, diver, group: (at < 4 ? one : other).uuid }, true);
    const lead = { kind: 'set_leader', group: one.uuid, leader: oka, seen: day.made.id } as const;
    const answer = await day.make(lead, true);
    expect(answer).toEqual({
      ...{ state: 'needs_swap', conflicts: [] },
      swap: { other: other.uuid, name: 'Oka', count: 4, part: 'morning' },
    });
    const swap = { kind: 'swap_leaders', group: one.uuid, other: other.uuid } as const;
    expect((await refusalOf(day.make({ ...swap, seen: oka, other_seen: oka }))).code).toBe('changed_meanwhile');
    expect(await day.make({ ...swap, seen: day.made.id, other_seen: oka })).toMatchObject({ state: 'done' });
    expect((await groups()).map(({ leader, pinned }) => [leader, pinned])).toEqual([
      [oka, true],
      [day.made.id, true],
    ]);
    await day.make({ kind: 'add_group', departure: day.departure, leader: oka }, true);
    const third = (await groups())[2]?.uuid ?? '';
    const [{ item, diver }] = divers as [(typeof divers)[number]];
    await day.make({ kind: 'move_diver', item, diver, group: null });
    const join = { kind: 'move_diver', item, diver, group: third } as const;
    expect(await day.make(join, true)).toMatchObject({ state: 'done' });
    await day.make({ kind: 'set_leader', group: third, leader: null });
    const beyond = day.make({ kind: 'set_leader', group: third, leader: day.made.id }, true);
    expect((await beyond).state).toBe('needs_swap');
  });

  test('refuses a group of another departure, and unknown ids', async () => {
    const day = await aDay();
    const group = await withGroup(day);
    const { slug } = await aTrip('Night dive');
    await guestsOn(slug, [{ full_name: 'Other' }]);
    const other = (await day.view()).departures.find(({ title }) => title === 'Night dive')?.without_group[0];
    if (!other) throw new Error('no other departure');
    const { item, diver } = other;
    const joining = day.make({ kind: 'move_diver', item, diver, group: group.uuid });
    expect((await refusalOf(joining)).code).toBe('other_departure');
    const nowhere = crypto.randomUUID();
    const change = { kind: 'move_departure', departure: day.departure, vehicle: nowhere } as const;
    expect((await refusalOf(day.make(change))).status).toBe(404);
  });

  test('raises the version of the day, and recounts its seat limits', async () => {
    await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: toDate(date) } });
    const { make, view, departure, kecil } = await aDay();
    const { version } = await view();
    await make({ kind: 'move_departure', departure, vehicle: kecil.id });
    expect((await view()).version).not.toBe(version);
    const limit = await db.dayLimit.findFirst({ where: { date: toDate(date), part: 'morning', subject: kecil.id } });
    expect(limit).toMatchObject({ used: 2, most: 8, short: 0 });
  });
});

describe('two people at one board', () => {
  test('the second of two moves of one departure is refused and returns the current position', async () => {
    const { make, departure, besar, kecil } = await aDay();
    const to = (vehicle: string) => make({ kind: 'move_departure', departure, vehicle, seen: null });
    await to(kecil.id);
    const refused = await refusalOf(to(besar.id));
    expect([refused.code, refused.status]).toEqual(['changed_meanwhile', 409]);
    expect(refused.message).toContain('Mantas elsewhere: Kecil');
  });

  test('a departure moved by another person cannot be unpinned by a caller who has not seen the move', async () => {
    const { make, view, departure, besar, kecil } = await aDay();
    for (const { id } of [besar, kecil]) await make({ kind: 'move_departure', departure, vehicle: id });
    const letGo = (seen: string) => make({ kind: 'release_departure', departure, seen });
    const refused = await refusalOf(letGo(besar.id));
    expect([refused.code, refused.message]).toEqual([
      'changed_meanwhile',
      expect.stringContaining('Mantas elsewhere: Kecil'),
    ]);
    expect((await view()).departures).toMatchObject([{ vehicle: kecil.id, pinned: true }]);
    await letGo(kecil.id);
    expect((await view()).departures).toMatchObject([{ vehicle: kecil.id, pinned: false }]);
  });

  test('of two contradicting concurrent moves, exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      await clearBoards();
      const { make, view, departure, besar, kecil } = await aDay();
      const answers = await Promise.allSettled(
        [besar, kecil].map(({ id }) => make({ kind: 'move_departure', departure, vehicle: id, seen: null })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const won = answers[0]?.status === 'fulfilled' ? besar : kecil;
      expect((await view()).departures).toMatchObject([{ vehicle: won.id }]);
    }
  });

  test('moves that do not contradict each other both succeed', async () => {
    const day = await aDay();
    const group = await withGroup(day);
    const [first, second] = (await day.view()).departures[0]?.without_group ?? [];
    if (!first || !second) throw new Error('no divers');
    await Promise.all(
      [first, second].map(({ item, diver }) =>
        day.make({ kind: 'move_diver', item, diver, group: group.uuid, seen: null }),
      ),
    );
    expect((await day.view()).departures[0]?.groups[0]?.divers).toHaveLength(2);
  });

  test('a group that another person removed or filled meanwhile is not changed', async () => {
    const day = await aDay();
    const group = await withGroup(day);
    const [first] = (await day.view()).departures[0]?.without_group ?? [];
    if (!first) throw new Error('no diver');
    const join = () => day.make({ kind: 'move_diver', item: first.item, diver: first.diver, group: group.uuid });
    await join();
    const removed = await refusalOf(day.make({ kind: 'remove_group', group: group.uuid, seen: 0 }));
    expect([removed.code, removed.message]).toEqual(['changed_meanwhile', expect.stringContaining('1 diver now')]);
    const other = (await day.view()).departures[0]?.without_group[0]?.diver ?? '';
    const swapped = await refusalOf(day.make({ kind: 'remove_group', group: group.uuid, seen: [other] }));
    expect(swapped.code).toBe('changed_meanwhile');
    await day.make({ kind: 'remove_group', group: group.uuid, seen: [first.diver] });
    expect((await refusalOf(join())).message).toContain('removed this group');
    const lead = day.make({ kind: 'set_leader', group: group.uuid, leader: null });
    expect((await refusalOf(lead)).code).toBe('changed_meanwhile');
  });

  test('a captain or leader replaced meanwhile is not replaced by a caller who has not seen the change', async () => {
    const day = await aDay();
    const group = await withGroup(day);
    const { id: putu } = await crewMember('Putu', { roles: ['guide', 'captain'] });
    const lead = day.make({ kind: 'set_leader', group: group.uuid, leader: putu, seen: null });
    expect((await refusalOf(lead)).message).toContain('Mantas: Made');
    const steer = (captain: string, seen: string | null) =>
      day.make({ kind: 'set_captain', vehicle: day.kecil.id, part: 'morning', captain, seen }, true);
    await steer(day.ketut.id, null);
    expect((await refusalOf(steer(putu, null))).message).toContain('Kecil: Ketut');
  });
});
