import {
  type BoardDay,
  type BoardDeparture,
  type BoardDiver,
  departuresOn,
  dutiesOf,
  groupOf,
  membersOf,
  outingsOf,
  partsOf,
} from '@/features/day-board/domain/board-day';
import { type Conflict, isBroken } from '@/features/day-board/domain/conflict';
import { conflictsOf } from '@/features/day-board/domain/conflicts';
import { crewState, partsOnDuty } from '@/features/day-board/domain/crew-state';
import { seatsUsed } from '@/features/day-board/domain/seats-used';
import type { BoardView } from '@/features/day-board/schema';
import { parts } from '@/features/outings/domain/parts';

export const conflictViewOf = (conflict: Conflict) => ({ ...conflict, broken: isBroken(conflict) });

const diverView = (diver: BoardDiver) => ({
  item: diver.item,
  diver: diver.diver,
  order: diver.order,
  name: diver.name,
  level: diver.level,
  language: diver.language,
  minor: diver.isMinor,
  first_dive: diver.isFirstDive,
  private_guide: diver.hasPrivateGuide,
  also_on: [...diver.alsoOn],
  pinned: diver.pinned,
  held_until: diver.heldUntil ?? null,
});

function departureView(day: BoardDay, departure: BoardDeparture) {
  const { id, title, time, needs, people, vehicle, pinned, published } = departure;
  const own = day.divers.filter((diver) => diver.departure === id);
  return {
    uuid: id,
    ...{ title, time, people, vehicle, pinned, published },
    transport: needs.transport,
    led_by: needs.ledBy,
    divers_per_guide: needs.diversPerGuide,
    parts: [...needs.parts],
    areas: [...needs.areas],
    groups: day.groups
      .filter((group) => group.departure === id)
      .map((group) => ({
        uuid: group.id,
        leader: group.leader,
        pinned: group.pinned,
        divers: membersOf(day, group).map(diverView),
      })),
    without_group: own.filter(({ group }) => group === null).map(diverView),
    companions: day.companions
      .filter((companion) => companion.departure === id)
      .map((companion) => ({
        name: companion.name,
        companion_of: companion.companion_of,
        order: companion.order,
        group: groupOf(day, companion),
      })),
  };
}

function outingViews(day: BoardDay) {
  const vehicles = new Map(day.vehicles.map((vehicle, index) => [vehicle.id, { ...vehicle, index }]));
  return outingsOf(day)
    .flatMap((outing) => {
      const vehicle = vehicles.get(outing.vehicle);
      if (!vehicle) return [];
      const on = departuresOn(day, outing);
      const { name, kind, seats, index } = vehicle;
      return [
        {
          ...{ index, name, kind, seats, vehicle: vehicle.id, part: outing.part, captain: outing.captain },
          pinned: outing.pinned,
          parts: partsOf(day, outing),
          time: on[0]?.time ?? null,
          used: seatsUsed(day, outing),
          departures: on.map(({ id }) => id),
        },
      ];
    })
    .sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part) || a.index - b.index)
    .map(({ index: _, ...view }) => view);
}

/** The day as screens and integrators see it, without contacts and money. */
export function boardViewOf(day: BoardDay): Omit<BoardView, 'version' | 'published' | 'parties'> {
  const duties = dutiesOf(day);
  return {
    date: day.date,
    outings: outingViews(day),
    departures: day.departures
      .filter(({ people, pinned }) => people > 0 || pinned)
      .map((departure) => departureView(day, departure)),
    vehicles: day.vehicles.map(({ id, name, kind, seats, areas, inService, outOfService }) => ({
      ...{ name, kind, seats },
      uuid: id,
      areas: [...areas],
      in_service: inService,
      out_of_service: outOfService && { to: outOfService.to, reason: outOfService.reason },
    })),
    crew: day.crew.map((member) => ({
      uuid: member.id,
      name: member.name,
      roles: [...member.roles],
      languages: [...member.languages],
      state: crewState(member, duties),
      paper: member.expired,
      busy_in: partsOnDuty(member, duties),
    })),
    conflicts: conflictsOf(day).map(conflictViewOf),
  };
}
