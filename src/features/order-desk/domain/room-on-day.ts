import type { ScheduleDayView, ScheduleDeparture } from '@/features/availability/admin/schedule/schema';

type Room = { status: 'left' | 'too_few' | 'sold_out' | 'closed' | 'not_offered'; left: number };

/** The room of a departure for this many divers; staff may ignore its cut-off. */
export function roomOn(
  { status, places_left: left }: Pick<ScheduleDeparture, 'status' | 'places_left'>,
  divers: number,
): Room {
  if (status === 'closed' || status === 'not_offered') return { status, left: 0 };
  if (left <= 0) return { status: 'sold_out', left: 0 };
  return { status: left < divers ? 'too_few' : 'left', left };
}

const best: readonly Room['status'][] = ['left', 'too_few', 'sold_out', 'closed', 'not_offered'];
const rankOf = ({ status }: Room) => best.indexOf(status);

/** Room of the departure with the most room. */
export function roomOnDay({ status, departures }: ScheduleDayView, divers: number): Room {
  const rooms = departures.map((departure) => roomOn(departure, divers));
  const [most] = rooms.toSorted((one, other) => rankOf(one) - rankOf(other) || other.left - one.left);
  return most ?? roomOn({ status, places_left: 0 }, divers);
}
