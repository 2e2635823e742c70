import { describe, expect, test } from 'vitest';
import { boardWith, departing, group, guest, member, outing, vessel } from '@/test/outings/boards';
import { type BoardDay, membersOf } from './board-day';
import { conflictsOf } from './conflicts';
import { planDay } from './plan-day';

const captain = member('Ketut', { roles: ['captain'] });
const day = (own: Partial<BoardDay>) =>
  boardWith({ vehicles: [vessel('Besar', 12), vessel('Kecil', 8)], crew: [captain, member('Made')], ...own });
const leadersOf = (planned: BoardDay) => planned.groups.map(({ leader }) => leader);
const namesIn = (planned: BoardDay) => planned.groups.map((one) => membersOf(planned, one).map(({ name }) => name));

describe('planDay', () => {
  test('gives a departure the smallest boat that fits, a captain and guides, with reasons', () => {
    const {
      day: planned,
      choices,
      missing,
    } = planDay(
      day({ departures: [departing('Trip', { people: 2 })], divers: [guest('Ann', 'Trip'), guest('Bo', 'Trip')] }),
    );
    expect(planned.departures[0]?.vehicle).toBe('Kecil');
    expect(planned.outings).toEqual([outing('Kecil', { captain: 'Ketut' })]);
    expect([leadersOf(planned), namesIn(planned)]).toEqual([['Made'], [['Ann', 'Bo']]]);
    expect(choices.map(({ reason }) => reason)).toEqual([
      'smallest_that_fits',
      'free_captain',
      'same_level',
      'shares_language',
    ]);
    expect([missing, conflictsOf(planned)]).toEqual([[], []]);
  });

  test('keeps manual choices even when they do not work', () => {
    const before = day({
      departures: [departing('Trip', { people: 10, vehicle: 'Kecil', pinned: true })],
      outings: [outing('Kecil', { captain: 'Made', pinned: true })],
      groups: [group('one', 'Trip', { leader: 'Made', pinned: true })],
      divers: [guest('Ann', 'Trip', { group: 'one', pinned: true, language: 'ja' })],
    });
    const { day: planned } = planDay(before);
    expect(planned).toEqual(before);
  });

  test('replaces a captain and a guide who fell ill', () => {
    const { day: planned } = planDay(
      day({
        crew: [member('Putu', { isWorking: false, roles: ['captain', 'guide'] }), captain, member('Made')],
        departures: [departing('Trip', { people: 1, vehicle: 'Kecil' })],
        outings: [outing('Kecil', { captain: 'Putu' })],
        groups: [group('one', 'Trip', { leader: 'Putu' })],
        divers: [guest('Ann', 'Trip', { group: 'one' })],
      }),
    );
    expect([planned.outings[0]?.captain, leadersOf(planned)]).toEqual(['Ketut', ['Made']]);
  });

  test('gives two outings of one boat the same captain, with a reason for each part of the day', () => {
    const {
      day: planned,
      choices,
      missing,
    } = planDay(
      day({
        vehicles: [vessel('Besar', 12)],
        departures: [
          departing('Trip', { people: 2, needs: { ledBy: 'none' } }),
          departing('Late', { people: 2, needs: { ledBy: 'none', parts: ['afternoon'] } }),
        ],
      }),
    );
    expect(planned.outings.map(({ part, captain: steers }) => [part, steers])).toEqual([
      ['morning', 'Ketut'],
      ['afternoon', 'Ketut'],
    ]);
    const steered = choices.filter(({ choice }) => choice === 'captain').map(({ params }) => params.part);
    expect(steered.toSorted()).toEqual(['afternoon', 'morning_afternoon']);
    expect([missing, conflictsOf(planned)]).toEqual([[], []]);
  });

  test('assigns instructors to courses first, and guides to those who speak their language', () => {
    const { day: planned } = planDay(
      day({
        crew: [
          member('Ayu', { roles: ['instructor', 'guide'], languages: ['de'] }),
          member('Kenta', { languages: ['ja'] }),
          member('Made'),
        ],
        departures: [
          departing('Trip', { needs: { transport: 'none' } }),
          departing('Course', { needs: { transport: 'none', ledBy: 'instructor' } }),
        ],
        divers: [
          ...['Yuki', 'Aiko'].map((id) => guest(id, 'Trip', { language: 'ja', level: 'advanced' })),
          ...['Ann', 'Bo', 'Cy', 'Di'].map((id) => guest(id, 'Trip', { level: 'none' })),
          guest('Eva', 'Course', { language: 'de' }),
        ],
      }),
    );
    const led = Object.fromEntries(planned.groups.map((one) => [one.leader, membersOf(planned, one).length]));
    expect(led).toEqual({ Kenta: 3, Made: 3, Ayu: 1 });
    const kenta = planned.groups.find(({ leader }) => leader === 'Kenta');
    expect(kenta && membersOf(planned, kenta).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Yuki', 'Aiko']),
    );
  });

  test('makes groups of one level, no larger than the product allows', () => {
    const { day: planned } = planDay(
      day({
        departures: [departing('Trip', { needs: { transport: 'none', diversPerGuide: 2 } })],
        divers: [
          guest('Expert', 'Trip', { level: 'divemaster' }),
          guest('Beginner', 'Trip', { level: 'none', lastDive: null }),
          guest('Rescuer', 'Trip', { level: 'rescue' }),
          guest('Novice', 'Trip', { level: 'scuba_diver' }),
        ],
      }),
    );
    expect(namesIn(planned).map((names) => names.toSorted())).toEqual([
      ['Beginner', 'Novice'],
      ['Expert', 'Rescuer'],
    ]);
  });

  test('gives an order with a private guide its own group, and keeps minors with a parent', () => {
    const { day: planned, missing } = planDay(
      day({
        departures: [departing('Trip', { needs: { transport: 'none' } })],
        divers: [
          guest('Vip', 'Trip', { hasPrivateGuide: true }),
          guest('Child', 'Trip', { isMinor: true, order: 'family', level: 'none' }),
          guest('Mother', 'Trip', { order: 'family', level: 'divemaster' }),
          guest('Orphan', 'Trip', { isMinor: true }),
          guest('Ann', 'Trip'),
          guest('Bo', 'Trip'),
        ],
      }),
    );
    const groups = namesIn(planned).map((names) => names.toSorted());
    expect(groups).toContainEqual(['Vip']);
    expect(groups.find((names) => names.includes('Child'))).toContain('Mother');
    expect(missing).toContainEqual({ lacks: 'parent', name: 'Orphan' });
  });

  test('adds a minor to the group of the parent', () => {
    const { day: planned } = planDay(
      day({
        departures: [departing('Trip', { needs: { transport: 'none' } })],
        groups: [group('one', 'Trip', { leader: 'Made' })],
        divers: [
          guest('Mother', 'Trip', { order: 'family', group: 'one' }),
          guest('Child', 'Trip', { order: 'family', isMinor: true }),
        ],
      }),
    );
    expect(namesIn(planned).map((names) => names.toSorted())).toEqual([['Child', 'Mother']]);
  });

  test('keeps the leader of the day before', () => {
    const crew = ['Ana', 'Budi', 'Citra'].map((id) => member(id));
    const departures = [departing('Course', { needs: { transport: 'none' } })];
    const planned = planDay(day({ crew, departures, divers: [guest('Ann', 'Course', { ledBefore: 'Citra' })] }));
    expect(leadersOf(planned.day)).toEqual(['Citra']);
    expect(planned.choices.at(-1)?.reason).toBe('led_before');
  });

  test('changes an earlier choice only when that gives everybody a leader', () => {
    const both = member('Both', { roles: ['guide', 'captain'], languages: ['en'] });
    const { day: planned, missing } = planDay(
      day({
        crew: [both, member('Kenta', { languages: ['ja'] })],
        departures: [departing('Trip', { needs: { transport: 'none', diversPerGuide: 1 } })],
        divers: [guest('Ann', 'Trip'), guest('Bo', 'Trip')],
      }),
    );
    expect([leadersOf(planned).toSorted(), missing]).toEqual([['Both', 'Kenta'], []]);
  });

  test('reports what an impossible day lacks, and fills the rest', () => {
    const {
      day: planned,
      choices,
      missing,
    } = planDay(
      day({
        vehicles: [vessel('Kecil', 8)],
        crew: [member('Made')],
        departures: [
          departing('Trip', { people: 8, needs: { parts: ['morning'] } }),
          departing('Course', { people: 6, needs: { parts: ['morning'], ledBy: 'instructor' } }),
        ],
        divers: [
          ...Array.from({ length: 8 }, (_, at) => guest(`Trip ${at}`, 'Trip')),
          ...Array.from({ length: 6 }, (_, at) => guest(`Course ${at}`, 'Course')),
        ],
      }),
    );
    expect(planned.departures.map(({ vehicle }) => vehicle)).toEqual(['Kecil', null]);
    expect(choices[0]).toMatchObject({ reason: 'not_room_for_all', params: { title: 'Trip', vehicle: 'Kecil' } });
    expect(missing).toEqual([
      { lacks: 'vehicle', kind: 'boat', title: 'Course', people: 6, areas: ['Penida'], parts: ['morning'] },
      { lacks: 'captain', vehicle: 'Kecil', parts: ['morning'] },
      { lacks: 'instructor', count: 2, parts: ['morning'] },
      { lacks: 'guide', count: 1, parts: ['morning'] },
    ]);
  });

  test('changes nothing on a day it has planned', () => {
    const before = day({
      crew: [captain, member('Made'), member('Putu')],
      departures: [departing('Trip', { people: 6 })],
      divers: Array.from({ length: 6 }, (_, at) => guest(`Guest ${at}`, 'Trip')),
    });
    const { day: planned } = planDay(before);
    expect(planDay(planned).day).toEqual(planned);
  });
});
