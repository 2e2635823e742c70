import type { Part } from '@/features/outings/domain/parts';
import { type Day, daysBetween, plusDays, toDay } from '@/shared/time/days';

/** An item takes the same parts of each of its days. */
export type Time = { first: Day; last: Day; parts: readonly Part[] };
/** People are known by any unique key. */
export type Span = Time & { people: readonly (string | number)[] };
export type Stay = Span & { id: string; state: 'booked' | 'off' };

export const lastDayFrom = (first: Day, durationDays: number): Day =>
  plusDays(first, Math.max(1, Math.ceil(durationDays)) - 1);

type Row = Pick<Stay, 'id' | 'state'> & {
  productId: string;
  activityDate: Date;
  lastDay: Date;
  divers: readonly { diverId: string }[];
};

export const stayOfRow =
  (partsOf: (productId: string) => readonly Part[]) =>
  ({ id, state, productId, activityDate, lastDay, divers }: Row): Stay => ({
    ...{ id, state, first: toDay(activityDate), last: toDay(lastDay), parts: partsOf(productId) },
    people: divers.map(({ diverId }) => diverId),
  });

type View = Pick<Stay, 'state' | 'parts'> & {
  uuid: string;
  activity_date: Day;
  duration_days: number;
  divers: number[];
};

export const stayOfView = ({ uuid, state, activity_date: first, duration_days, parts, divers }: View): Stay => ({
  ...{ id: uuid, state, first, last: lastDayFrom(first, duration_days), parts },
  people: divers,
});

/** True when both take the same part of the same day. */
export const isAtOnce = (one: Time, other: Time): boolean =>
  one.first <= other.last && other.first <= one.last && one.parts.some((part) => other.parts.includes(part));

/** True when a person would be on both at once. */
export const isClash = (one: Span, other: Span): boolean =>
  isAtOnce(one, other) && one.people.some((person) => other.people.includes(person));

/** The first item with which this item would clash if it began on `date`. */
export function clashOn(item: Stay, date: Day, items: readonly Stay[]): Stay | undefined {
  const moved = { ...item, first: date, last: plusDays(date, daysBetween(item.first, item.last)) };
  return items.find((other) => other.id !== item.id && other.state === 'booked' && isClash(moved, other));
}
