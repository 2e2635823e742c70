import { randomUUID } from 'node:crypto';
import { type Day, plusDays, weekdayOf } from '../../../src/shared/time/days';

export const WEEKS_BACK = 104;
const WEEKS_AHEAD = 40;
const LAST_DAY = 3_000;
const DAYS_SINCE_ORDERED = 45;
/** One order in `ORDERS_WITH_SEVERAL` has further items. */
const ORDERS_WITH_SEVERAL = 8;
/** Past orders with further items move back by this many more days, so that all of their days are over. */
const DAYS_OF_SEVERAL = 28;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

type OriginalItem = {
  id: string;
  product: string;
  date: Day;
  nights: number;
  divers: number;
  /** Includes companions, who need a seat on the boat but none of the product. */
  people: number;
  /** People per package at the time of booking. */
  perPackage: number;
  holds: boolean;
  weekdays: number[];
  seats: number;
};
export type Original = { id: string; day: Day; items: OriginalItem[] };

export type Copy = {
  id: string;
  original: string;
  bookingId: string;
  customer: string;
  ordered: number;
  /** Price of the order as a multiple of the original's. */
  times: number;
};
/** Takes its price from `original` and everything else from `model`. */
export type CopiedItem = { id: string; order: string; original: string; model: string; position: number; date: Day };

/** Free seats of existing future departures, by product and day. */
export type Room = Map<string, number>;
export const roomKey = (product: string, date: Day) => `${product} ${date}`;

/** `earlier` is the number of copies made so far; past orders reach back `weeksBack` weeks. */
type Shop = {
  customers: string[];
  bookingIds: string[];
  today: Day;
  room: Room;
  earlier: number;
  weeksBack: number;
};

/**
 * Moves past days back by weeks, and future days to the next offered day with enough free seats, so boats and guides
 * suffice. Further items copy other orders for as many people, on later days.
 */
export function plannedCopies(from: Original[], shop: Shop) {
  const { customers, bookingIds, today, room, earlier, weeksBack } = shop;
  const copies: Copy[] = [];
  const items: CopiedItem[] = [];
  const singles = from.flatMap((order) => (order.items.length === 1 ? order.items : []));
  const asLarge = ({ perPackage, divers }: OriginalItem) =>
    singles.filter((other) => other.perPackage === perPackage && other.divers === divers);
  const roomFor = ({ product, seats }: OriginalItem, date: Day) => room.get(roomKey(product, date)) ?? seats;
  const hasRoom = (item: OriginalItem, date: Day) => date < today || roomFor(item, date) >= item.people;
  const isOffered = (item: OriginalItem, date: Day) => item.weekdays.includes(weekdayOf(date)) && hasRoom(item, date);
  const daysUntilRoom = (order: Original, first: number) => {
    for (let days = first; days < first + LAST_DAY; days += 1)
      if (order.items.every((item) => isOffered(item, plusDays(item.date, days)))) return days;
    return first;
  };
  const dayAfter = (item: OriginalItem, day: Day): Day => {
    for (let days = 1; days < LAST_DAY; days += 1) {
      const date = plusDays(day, days);
      if (isOffered(item, date)) return date;
    }
    return plusDays(day, 1);
  };

  for (const [number, bookingId] of bookingIds.entries()) {
    const index = earlier + number;
    const original = at(from, index);
    const round = 1 + Math.floor(index / from.length);
    const [single] = original.items;
    const hasSeveral = original.items.length === 1 && ((index % from.length) + round) % ORDERS_WITH_SEVERAL === 0;
    const further = hasSeveral ? 1 + (round % 2) : 0;
    const isPast = original.day < today;
    const back = -7 * (round % weeksBack) - (hasSeveral ? DAYS_OF_SEVERAL : 0);
    const moved = isPast ? back : daysUntilRoom(original, 7 * (round % WEEKS_AHEAD));
    const copy = { id: randomUUID(), original: original.id, bookingId, customer: at(customers, index * 7) };
    copies.push({ ...copy, ordered: moved < 0 ? moved : -(round % DAYS_SINCE_ORDERED), times: 1 + further });

    const add = (item: OriginalItem, like: OriginalItem, date: Day) => {
      const position = items.at(-1)?.order === copy.id ? (items.at(-1)?.position ?? 0) + 1 : 0;
      items.push({ id: randomUUID(), order: copy.id, original: item.id, model: like.id, position, date });
      if (item.holds && date >= today) room.set(roomKey(like.product, date), roomFor(like, date) - item.people);
    };
    for (const item of original.items) add(item, item, plusDays(item.date, moved));
    if (!single) continue;
    let last = plusDays(single.date, moved + single.nights);
    for (let extra = 1; extra <= further; extra += 1) {
      const like = at(asLarge(single), index * 5 + extra);
      const date = dayAfter(like, last);
      add(single, like, date);
      last = plusDays(date, like.nights);
    }
  }
  return { copies, items };
}
