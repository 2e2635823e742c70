import { type Day, daysBetween, plusDays, toDay } from '@/shared/time/days';
import { isBooked } from './shares';

/** An item with its first and last day and who comes along, each by a name of their own. */
export type Stay = { id: string; state: 'booked' | 'off'; first: Day; last: Day; people: readonly (string | number)[] };

type Row = Pick<Stay, 'id' | 'state'> & { activityDate: Date; lastDay: Date; divers: readonly { diverId: string }[] };

export const stayOfRow = ({ id, state, activityDate, lastDay, divers }: Row): Stay => ({
  ...{ id, state, first: toDay(activityDate), last: toDay(lastDay) },
  people: divers.map(({ diverId }) => diverId),
});

type View = Pick<Stay, 'state'> & { uuid: string; activity_date: Day; duration_days: number; divers: number[] };

export const stayOfView = ({ uuid, state, activity_date: first, duration_days: days, divers }: View): Stay => ({
  ...{ id: uuid, state, first, people: divers },
  last: plusDays(first, Math.max(1, Math.ceil(days)) - 1),
});

/** The first item on which somebody of this one would be too when it begins on this day. */
export function clashOn(item: Stay, date: Day, items: readonly Stay[]): Stay | undefined {
  const last = plusDays(date, daysBetween(item.first, item.last));
  return items.find(
    (other) =>
      other.id !== item.id &&
      isBooked(other) &&
      other.first <= last &&
      date <= other.last &&
      other.people.some((person) => item.people.includes(person)),
  );
}
