import type { BoardDay, BoardGroup, BoardOuting } from '@/features/day-board/domain/board-day';
import { mayWork, roleOn } from '@/features/day-board/domain/plan-captains';
import { planDay } from '@/features/day-board/domain/plan-day';
import { mayLead } from '@/features/day-board/domain/plan-leaders';
import { type CrewLacking, crewLacking } from './crew-lacking';
import { type VehicleLacking, vehiclesLacking } from './vehicles-lacking';

/** Removes manual choices that cannot work, such as a guide who has fallen ill, so that the plan can replace them. */
function withoutImpossible(day: BoardDay): BoardDay {
  const memberOf = new Map(day.crew.map((member) => [member.id, member]));
  const ledByOf = new Map(day.departures.map(({ id, needs }) => [id, needs.ledBy]));
  const canLead = ({ leader, departure }: BoardGroup) => {
    const member = memberOf.get(leader ?? '');
    return member !== undefined && mayWork(member) && mayLead(member, ledByOf.get(departure) ?? 'none');
  };
  const canSteer = (outing: BoardOuting) => {
    const member = memberOf.get(outing.captain ?? '');
    return member !== undefined && mayWork(member) && member.roles.includes(roleOn(day, outing));
  };
  const inService = new Set(day.vehicles.filter((vehicle) => vehicle.inService).map(({ id }) => id));
  return {
    ...day,
    groups: day.groups.map((group) => (canLead(group) ? group : { ...group, leader: null, pinned: false })),
    outings: day.outings.map((outing) => (canSteer(outing) ? outing : { ...outing, captain: null, pinned: false })),
    departures: day.departures.map((departure) =>
      departure.vehicle === null || inService.has(departure.vehicle)
        ? departure
        : { ...departure, vehicle: null, pinned: false, published: false },
    ),
  };
}

type Lacking = { crew: CrewLacking[]; vehicles: VehicleLacking[] };

/** Finds what a day lacks even with the best possible plan. */
export function shortagesOn(day: BoardDay): Lacking {
  const planned = planDay(withoutImpossible(day)).day;
  return { crew: crewLacking(day, planned), vehicles: vehiclesLacking(planned) };
}
