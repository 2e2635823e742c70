import { describe, expect, test } from 'vitest';
import { boardWith, departing, group, guest, member, outing, vessel } from '@/test/outings/boards';
import type { BoardDay } from './board-day';
import { newlyBroken } from './conflict';
import { conflictsOf } from './conflicts';

const kinds = (day: BoardDay) => conflictsOf(day).map(({ kind }) => kind);

/** A trip on a boat with a captain, and two divers with a guide. */
const sound = boardWith({
  vehicles: [vessel('Besar', 12)],
  crew: [member('Made'), member('Ketut', { roles: ['captain'] })],
  departures: [departing('Trip', { people: 2, vehicle: 'Besar' })],
  outings: [outing('Besar', { captain: 'Ketut' })],
  groups: [group('one', 'Trip', { leader: 'Made' })],
  divers: [guest('Ann', 'Trip', { group: 'one' }), guest('Bo', 'Trip', { group: 'one' })],
});
const change = (own: Partial<BoardDay>) => kinds({ ...sound, ...own });

describe('the conflicts of a day', () => {
  test('are empty when everybody has a boat, a captain and a leader', () => {
    expect(conflictsOf(sound)).toEqual([]);
  });

  test('report crew who lead two groups, or steer and lead, in one part of the day', () => {
    const groups = [...sound.groups, group('two', 'Trip', { leader: 'Made' })];
    expect(conflictsOf({ ...sound, groups })).toEqual([
      {
        kind: 'twice',
        at: { departure: 'Trip', group: 'two', member: 'Made' },
        params: { name: 'Made', part: 'morning' },
      },
    ]);
    const crew = [member('Made', { roles: ['guide', 'captain'] })];
    expect(change({ crew, outings: [outing('Besar', { captain: 'Made' })] })).toEqual(['twice']);
  });

  test('do not report crew who lead in the morning and again at night', () => {
    const departures = [
      departing('Trip', { people: 2, vehicle: 'Besar', needs: { parts: ['morning'] } }),
      departing('Night', { needs: { parts: ['night'] } }),
    ];
    expect(change({ departures, groups: [...sound.groups, group('two', 'Night', { leader: 'Made' })] })).toEqual([]);
  });

  test('report a boat that is too small, out of service, of the wrong kind, or that does not serve the area', () => {
    expect(change({ vehicles: [vessel('Besar', 1)] })).toEqual(['over_seats']);
    expect(change({ vehicles: [vessel('Besar', 12, { inService: false })] })).toEqual(['out_of_service']);
    expect(change({ vehicles: [vessel('Besar', 12, { areas: ['Amed'] })] })).toEqual(['wrong_area']);
    const crew = [member('Made'), member('Ketut', { roles: ['driver'] })];
    expect(change({ crew, vehicles: [vessel('Besar', 12, { kind: 'van' })] })).toEqual(['wrong_vehicle']);
  });

  test('count the seats of two departures only in the part they share', () => {
    const half = (id: string, part: 'morning' | 'afternoon') =>
      departing(id, { people: 7, vehicle: 'Besar', needs: { parts: [part], ledBy: 'none' } });
    const day = { ...sound, groups: [], divers: [], outings: [] };
    expect(kinds({ ...day, departures: [half('One', 'morning'), half('Two', 'afternoon')] })).not.toContain(
      'over_seats',
    );
    expect(kinds({ ...day, departures: [half('One', 'morning'), half('Two', 'morning')] })).toContain('over_seats');
  });

  test('report a captain without the role, and a van without a driver', () => {
    expect(change({ outings: [] })).toEqual(['no_captain']);
    expect(change({ outings: [outing('Besar', { captain: 'Made' })], groups: [], divers: [] })).toEqual([
      'not_captain',
    ]);
    const van = departing('Trip', { people: 2, vehicle: 'Besar', needs: { transport: 'van' } });
    const vehicles = [vessel('Besar', 12, { kind: 'van' })];
    expect(change({ vehicles, departures: [van], outings: [] })).toEqual(['no_driver']);
    expect(change({ vehicles, departures: [van] })).toEqual(['not_driver']);
  });

  test('report a guide on a course, a non-leader, a day off, and an expired paper', () => {
    const departures = [departing('Trip', { people: 2, vehicle: 'Besar', needs: { ledBy: 'instructor' } })];
    expect(change({ departures })).toEqual(['instructor_missing']);
    const [, captain = member('Ketut')] = sound.crew;
    expect(change({ crew: [member('Made', { roles: ['driver'] }), captain] })).toEqual(['cannot_lead']);
    expect(change({ crew: [member('Made', { isWorking: false }), captain] })).toEqual(['off']);
    expect(change({ crew: [member('Made', { expired: 'insurance' }), captain] })).toEqual(['paper_over']);
  });

  test('report a diver whose language the leader does not speak, unless either has no language entered', () => {
    const [ann = guest('Ann', 'Trip'), bo = guest('Bo', 'Trip')] = sound.divers;
    expect(change({ divers: [{ ...ann, language: 'ja' }, bo] })).toEqual(['no_common_language']);
    expect(change({ divers: [{ ...ann, language: null }, bo] })).toEqual([]);
    const [, captain = member('Ketut')] = sound.crew;
    const crew = [member('Made', { languages: [] }), captain];
    expect(change({ crew, divers: [{ ...ann, language: 'ja' }, bo] })).toEqual([]);
  });

  test('report a minor in a group without an adult of the same order', () => {
    const [ann = guest('Ann', 'Trip'), bo = guest('Bo', 'Trip')] = sound.divers;
    expect(change({ divers: [{ ...ann, isMinor: true }, bo] })).toEqual(['minor_alone']);
    expect(change({ divers: [{ ...ann, isMinor: true, order: 'Bo' }, bo] })).toEqual([]);
  });

  test('report a group over the ratio, a group of over four divers, and a private guide shared with others', () => {
    const divers = (count: number) =>
      Array.from({ length: count }, (_, at) => guest(`Guest ${at}`, 'Trip', { group: 'one' }));
    expect(change({ divers: divers(5) })).toEqual(['group_too_large']);
    const departures = [departing('Trip', { people: 3, vehicle: 'Besar', needs: { diversPerGuide: 2 } })];
    expect(change({ departures, divers: divers(3) })).toEqual(['over_ratio']);
    const [ann = guest('Ann', 'Trip'), bo = guest('Bo', 'Trip')] = sound.divers;
    expect(change({ divers: [{ ...ann, hasPrivateGuide: true }, bo] })).toEqual(['private_guide_shared']);
  });

  test('report guests without a group, a leader or a boat', () => {
    const [ann = guest('Ann', 'Trip'), bo = guest('Bo', 'Trip')] = sound.divers;
    expect(change({ divers: [ann, { ...bo, group: null }] })).toEqual(['without_group']);
    expect(change({ groups: [group('one', 'Trip')] })).toEqual(['no_leader']);
    expect(change({ departures: [departing('Trip', { people: 2 })], outings: [] })).toEqual(['without_vehicle']);
    const snorkelling = departing('Trip', { people: 2, vehicle: 'Besar', needs: { ledBy: 'none' } });
    expect(change({ departures: [snorkelling], groups: [], divers: [{ ...ann, group: null }] })).toEqual([]);
  });

  test('count as new only when a change causes or worsens them', () => {
    const smaller = { ...sound, vehicles: [vessel('Besar', 1)] };
    const fuller = { ...smaller, departures: [departing('Trip', { people: 3, vehicle: 'Besar' })] };
    expect(newlyBroken(conflictsOf(sound), conflictsOf(smaller))).toMatchObject([{ kind: 'over_seats' }]);
    expect(newlyBroken(conflictsOf(smaller), conflictsOf(smaller))).toEqual([]);
    expect(newlyBroken(conflictsOf(smaller), conflictsOf(fuller))).toMatchObject([{ params: { people: 3 } }]);
    expect(newlyBroken(conflictsOf(sound), conflictsOf({ ...sound, outings: [] }))).toEqual([]);
  });

  test('are not new when a change leaves fewer people than before, though still too many', () => {
    const carrying = (people: number) => ({ ...sound, departures: [departing('Trip', { people, vehicle: 'Besar' })] });
    const [fuller, emptier] = [conflictsOf(carrying(20)), conflictsOf(carrying(16))];
    expect(emptier).toMatchObject([{ kind: 'over_seats', params: { people: 16 } }]);
    expect(newlyBroken(fuller, emptier)).toEqual([]);
    expect(newlyBroken(emptier, fuller)).toMatchObject([{ params: { people: 20 } }]);
  });
});
