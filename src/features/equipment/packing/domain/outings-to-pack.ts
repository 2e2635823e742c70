import {
  type BoardDay,
  type BoardDeparture,
  departuresOn,
  inDayOrder,
  keyOf,
  outingsOf,
  partsOf,
} from '@/features/day-board/domain/board-day';
import type { Part } from '@/features/outings/domain/parts';

export type OutingToPack = {
  outing: string;
  vehicle: { uuid: string; name: string } | null;
  parts: Part[];
  departures: BoardDeparture[];
};

const startOf = ({ departures }: OutingToPack) => departures[0]?.time ?? '';

/** The outings with divers, the earliest first; a departure without a boat is packed by itself. */
export function outingsToPack(day: BoardDay): OutingToPack[] {
  const onBoats = outingsOf(day).map((outing) => ({
    outing: keyOf(outing),
    vehicle: { uuid: outing.vehicle, name: day.vehicles.find(({ id }) => id === outing.vehicle)?.name ?? '' },
    parts: partsOf(day, outing),
    departures: departuresOn(day, outing),
  }));
  const others = day.departures
    .filter(({ vehicle }) => vehicle === null)
    .map((departure) => ({
      outing: departure.id,
      vehicle: null,
      parts: inDayOrder(departure.needs.parts),
      departures: [departure],
    }));
  return [...onBoats, ...others]
    .map((outing) => ({ ...outing, departures: outing.departures.filter(({ isDived }) => isDived) }))
    .filter(({ departures }) => departures.some(({ people }) => people > 0))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
}
