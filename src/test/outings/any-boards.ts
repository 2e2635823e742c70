import fc from 'fast-check';
import type {
  BoardCompanion,
  BoardDay,
  BoardDeparture,
  BoardDiver,
  BoardGroup,
} from '@/features/day-board/domain/board-day';
import type { Part } from '@/features/outings/domain/parts';
import { boardWith, departing, group, guest, member, outing, vessel } from './boards';

const areas = ['Penida', 'Padang Bai'];
const anyParts = fc.constantFrom<Part[]>(['morning', 'afternoon'], ['morning'], ['afternoon'], ['night']);

const anyVessel = fc.record({
  seats: fc.integer({ min: 3, max: 12 }),
  kind: fc.constantFrom('boat' as const, 'boat' as const, 'van' as const),
  areas: fc.constantFrom(areas, areas, ['Penida']),
  inService: fc.constantFrom(true, true, true, false),
});
const anyMember = fc.record({
  roles: fc.subarray(['guide' as const, 'instructor' as const, 'captain' as const, 'driver' as const], {
    minLength: 1,
  }),
  languages: fc.subarray(['en', 'ja', 'de']),
  isWorking: fc.constantFrom(true, true, true, false),
  expired: fc.constantFrom(null, null, null, 'insurance' as const),
});
const anyGuest = fc.record({
  order: fc.nat(3),
  language: fc.constantFrom('en', 'ja', null),
  level: fc.constantFrom('none' as const, 'open_water' as const, 'advanced' as const),
  isMinor: fc.constantFrom(false, false, false, true),
  hasPrivateGuide: fc.constantFrom(false, false, false, true),
  /** A group of the departure, if it has that many. */
  group: fc.option(fc.nat(2)),
  pinned: fc.boolean(),
});
const anyDeparture = fc.record({
  needs: fc.record({
    transport: fc.constantFrom('boat' as const, 'boat' as const, 'van' as const, 'none' as const),
    ledBy: fc.constantFrom('guide' as const, 'guide' as const, 'instructor' as const, 'none' as const),
    diversPerGuide: fc.integer({ min: 1, max: 4 }),
    parts: anyParts,
    areas: fc.constantFrom(['Penida'], ['Padang Bai'], areas),
  }),
  companions: fc.nat(2),
  vehicle: fc.option(fc.nat(3)),
  pinned: fc.boolean(),
  published: fc.boolean(),
  groups: fc.array(fc.record({ leader: fc.option(fc.nat(7)), pinned: fc.boolean() }), { maxLength: 2 }),
  guests: fc.array(anyGuest, { maxLength: 9 }),
});

const maxByHand = 4;

/** Days as staff may have left them: half planned, partly by hand and wrong, with at most four people in a group. */
export const anyBoard: fc.Arbitrary<BoardDay> = fc
  .record({
    vessels: fc.array(anyVessel, { minLength: 1, maxLength: 4 }),
    crew: fc.array(anyMember, { minLength: 1, maxLength: 8 }),
    departures: fc.array(anyDeparture, { maxLength: 6 }),
    captains: fc.array(fc.record({ vehicle: fc.nat(3), captain: fc.nat(7), pinned: fc.boolean() }), { maxLength: 2 }),
  })
  .map(({ vessels, crew, departures, captains }) => {
    const groups: BoardGroup[] = [];
    const divers: BoardDiver[] = [];
    const along: BoardCompanion[] = [];
    const crewId = (number: number) => `crew ${number % crew.length}`;
    const vehicleId = (number: number) => `vessel ${number % vessels.length}`;
    const made = departures.map(({ groups: some, guests, companions, vehicle, ...own }, number): BoardDeparture => {
      const id = `departure ${number}`;
      const ofDeparture = own.needs.ledBy === 'none' ? [] : some;
      for (const [at, { leader, pinned }] of ofDeparture.entries())
        groups.push(
          group(`group ${number} ${at}`, id, {
            leader: leader === null ? null : crewId(leader),
            pinned: pinned && leader !== null,
          }),
        );
      for (const [at, { group: wanted, order, ...about }] of guests.entries()) {
        const name = wanted !== null && wanted < ofDeparture.length ? `group ${number} ${wanted}` : null;
        const isFull = divers.filter((one) => one.group === name).length >= maxByHand;
        const own = name === null || isFull ? { group: null, pinned: false } : { group: name, pinned: about.pinned };
        divers.push(guest(`${id} ${at}`, id, { ...about, ...own, order: `${id} order ${order}` }));
      }
      for (let at = 0; at < companions; at += 1)
        along.push({ item: id, order: id, departure: id, name: null, companion_of: id });
      const people = guests.length + companions;
      const boat = vehicle === null || own.needs.transport === 'none' ? null : vehicleId(vehicle);
      return departing(id, { ...own, people, vehicle: boat, pinned: own.pinned && boat !== null });
    });
    const outings = new Map(
      captains.map(({ vehicle, captain, pinned }) => [
        vehicleId(vehicle),
        outing(vehicleId(vehicle), { captain: crewId(captain), pinned }),
      ]),
    );
    return boardWith({
      vehicles: vessels.map(({ seats, ...about }, number) => vessel(`vessel ${number}`, seats, about)),
      crew: crew.map((about, number) => member(`crew ${number}`, about)),
      departures: made,
      outings: [...outings.values()],
      groups,
      divers,
      companions: along,
    });
  });
