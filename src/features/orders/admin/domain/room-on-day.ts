import type { ScheduleDayView, ScheduleDeparture } from '@/features/availability/admin/schedule/schema';

type Room = { status: 'left' | 'too_few' | 'sold_out' | 'closed' | 'not_offered'; left: number };

/** Whether a departure has seats for so many divers; the staff may ignore its cut-off. */
export function roomOn(
  { status, capacity, taken }: Pick<ScheduleDeparture, 'status' | 'capacity' | 'taken'>,
  divers: number,
): Room {
  if (status === 'closed' || status === 'not_offered') return { status, left: 0 };
  const left = Math.max(0, capacity - taken);
  if (left === 0) return { status: 'sold_out', left };
  return { status: left < divers ? 'too_few' : 'left', left };
}

const best: readonly Room['status'][] = ['left', 'too_few', 'sold_out', 'closed', 'not_offered'];
const rankOf = ({ status }: Room) => best.indexOf(status);

/** The room of the departure that has the most. */
export function roomOnDay({ status, departures }: ScheduleDayView, divers: number): Room {
  const rooms = departures.map((departure) => roomOn(departure, divers));
  const [most] = rooms.toSorted((one, other) => rankOf(one) - rankOf(other) || other.left - one.left);
  return most ?? roomOn({ status, capacity: 0, taken: 0 }, divers);
}
