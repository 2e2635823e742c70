import { describe, expect, test } from 'vitest';
import { boardWith, departing, group, guest, member, outing, vessel } from '@/test/outings/boards';
import { shortagesOn } from './lacking';

const captain = member('Ketut', { roles: ['captain'] });
const off = { isWorking: false };
const trip = departing('Trip', { people: 2, needs: { parts: ['morning'] } });
const guests = [guest('Ann', 'Trip', { language: 'ja' }), guest('Bo', 'Trip', { language: 'ja' })];
const day = (own: Parameters<typeof boardWith>[0]) =>
  boardWith({ vehicles: [vessel('Besar', 12)], departures: [trip], divers: guests, ...own });
const standInsOf = (own: Parameters<typeof boardWith>[0]) =>
  shortagesOn(day(own)).crew.map(({ lacks, standIns }) => [lacks, standIns.map(({ name }) => name)]);

describe('shortagesOn', () => {
  test('is empty while a member on the roster can still be planned', () => {
    expect(shortagesOn(day({ crew: [captain, member('Made'), member('Putu', off)] }))).toEqual({
      crew: [],
      vehicles: [],
    });
  });

  test('names leaders who are off, best language match with the guests first', () => {
    const crew = [captain, member('Adi', off), member('Yuki', { ...off, languages: ['ja'] })];
    expect(shortagesOn(day({ crew })).crew).toMatchObject([
      { lacks: 'guide', count: 1, parts: ['morning'], departures: ['Trip'] },
    ]);
    expect(standInsOf({ crew })).toEqual([['guide', ['Yuki', 'Adi']]]);
  });

  test('names only instructors when one is missing, and both when a guide is missing', () => {
    const crew = [captain, member('Guide', off), member('Teacher', { ...off, roles: ['instructor'] })];
    const course = { ...trip, needs: { ...trip.needs, ledBy: 'instructor' as const } };
    expect(standInsOf({ crew, departures: [course] })).toEqual([['instructor', ['Teacher']]]);
    expect(standInsOf({ crew })).toEqual([['guide', ['Guide', 'Teacher']]]);
  });

  test('leaves out crew with an expired paper and those who cannot lead', () => {
    const crew = [
      captain,
      member('Late', { ...off, expired: 'insurance' }),
      member('Driver', { ...off, roles: ['driver'] }),
    ];
    expect(standInsOf({ crew })).toEqual([['guide', []]]);
  });

  test('leaves out crew with a duty in that part of the day, and names those with one in another', () => {
    const dusk = departing('Dusk', { people: 1, vehicle: 'Kecil', needs: { parts: ['night'] } });
    const crew = [
      captain,
      member('Steers', { ...off, roles: ['guide', 'captain'] }),
      member('Leads', off),
      member('Night', off),
    ];
    const own = {
      crew,
      vehicles: [vessel('Besar', 12), vessel('Kecil', 8)],
      departures: [trip, dusk],
      outings: [outing('Kecil', { captain: 'Steers' })],
      groups: [
        group('one', 'Trip', { leader: 'Leads', pinned: true }),
        group('two', 'Dusk', { leader: 'Night', pinned: true }),
      ],
      divers: [
        ...guests.map((one) => ({ ...one, group: 'one', pinned: true })),
        guest('Eve', 'Dusk', { group: 'two', pinned: true }),
      ],
    };
    const [morning] = shortagesOn(day(own)).crew;
    expect([morning?.parts, morning?.standIns.map(({ name }) => name)]).toEqual([['morning'], ['Night']]);
  });

  test('reports a manually chosen guide who has fallen ill, and does not name them', () => {
    const own = {
      crew: [captain, member('Ill', off), member('Made', off)],
      groups: [group('one', 'Trip', { leader: 'Ill', pinned: true })],
      divers: guests.map((one) => ({ ...one, group: 'one', pinned: true })),
    };
    expect(standInsOf(own)).toEqual([['guide', ['Made']]]);
  });

  test('reports a missing captain for the boat that the plan would use', () => {
    const crew = [member('Made'), member('Ketut', { ...off, roles: ['captain'] })];
    expect(shortagesOn(day({ crew })).crew).toMatchObject([
      { lacks: 'captain', vehicle: { name: 'Besar' }, departures: ['Trip'], standIns: [{ name: 'Ketut' }] },
    ]);
  });

  test('gives the reason why each boat cannot take the remaining guests', () => {
    const seven = departing('Seven', { people: 7, needs: { parts: ['morning'] } });
    const outOfService = { to: '2026-12-31', reason: 'Engine' };
    const vehicles = [
      vessel('Besar', 10),
      vessel('Far', 12, { areas: ['Tulamben'] }),
      vessel('Kecil', 6),
      vessel('Old', 12, { inService: false, outOfService }),
      vessel('Van', 12, { kind: 'van' }),
    ];
    const eight = departing('Eight', { people: 8, needs: { parts: ['morning'] } });
    const { vehicles: lacking } = shortagesOn(boardWith({ vehicles, departures: [eight, seven], crew: [captain] }));
    expect(
      lacking.map(({ departure, vehicles: all }) => [
        departure.id,
        ...all.map(({ vehicle, misfits }) => [vehicle.name, ...misfits]),
      ]),
    ).toEqual([
      [
        'Seven',
        ['Besar', { why: 'in_use', parts: ['morning'], left: 2 }],
        ['Far', { why: 'area', areas: ['Penida'] }],
        ['Kecil', { why: 'too_small', seats: 6 }],
        ['Old', { why: 'out_of_service', until: '2026-12-31', reason: 'Engine' }],
      ],
    ]);
  });

  test('looks for another boat for guests pinned to a broken one', () => {
    const broken = vessel('Besar', 12, { inService: false, outOfService: { to: '2026-12-24', reason: 'Engine' } });
    const own = { vehicles: [broken, vessel('Kecil', 8)], crew: [captain, member('Made')] };
    const onIt = { ...trip, vehicle: 'Besar', pinned: true, published: true };
    expect(shortagesOn(day({ ...own, departures: [onIt] })).vehicles).toEqual([]);
    expect(shortagesOn(day({ ...own, vehicles: [broken], departures: [onIt] })).vehicles).toHaveLength(1);
  });
});
