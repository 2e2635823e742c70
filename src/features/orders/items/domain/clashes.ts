import { type Day, daysBetween, plusDays, toDay } from '@/shared/time/days';
import { isBooked } from './shares';

type Item = {
  id: string;
  state: 'booked' | 'off';
  activityDate: Date;
  lastDay: Date;
  divers: readonly { diverId: string }[];
};

/** Whether somebody on the item would be on another item too when it begins on this day. */
export function clashesOn(item: Item, date: Day, items: readonly Item[]): boolean {
  const last = plusDays(date, daysBetween(toDay(item.activityDate), toDay(item.lastDay)));
  const along = new Set(item.divers.map(({ diverId }) => diverId));
  return items.some(
    (other) =>
      other.id !== item.id &&
      isBooked(other) &&
      toDay(other.activityDate) <= last &&
      date <= toDay(other.lastDay) &&
      other.divers.some(({ diverId }) => along.has(diverId)),
  );
}
