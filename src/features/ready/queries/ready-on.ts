import { openDiver } from '@/features/orders/data/sealed';
import { ordersOutOn } from '@/features/ready/data';
import type { ReadyDayView } from '@/features/ready/schema';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';
import { type Day, toDay } from '@/shared/time/days';
import { type DiverReadiness, type Readable, readinessOfOrders } from './readiness-of';

type Item = { state: 'booked' | 'off'; activityDate: Date; lastDay: Date; divers: readonly { diverId: string }[] };

const isOutOn = (items: readonly Item[], diverId: string, day: Day): boolean =>
  items.some(
    ({ state, activityDate, lastDay, divers }) =>
      state === 'booked' &&
      toDay(activityDate) <= day &&
      day <= toDay(lastDay) &&
      divers.some((diver) => diver.diverId === diverId),
  );

/** How many guests of a day are ready, and by order who is not. */
export async function readyOn({ db }: { db: Tx }, day: Day): Promise<ReadyDayView> {
  const orders = await ordersOutOn(db, day);
  const found = await readinessOfOrders(db, orders);
  const counted = { ready: 0, guests: 0 };
  const open = orders.flatMap((order) => {
    const out = (found.get(order.id) ?? []).filter(({ diverId }) => isOutOn(order.items, diverId, day));
    const waiting = out.filter(({ state }) => state !== 'ready');
    counted.guests += out.length;
    counted.ready += out.length - waiting.length;
    if (waiting.length === 0) return [];
    const { customer } = order;
    const reached = customer.erasedAt === null && customer.email !== null;
    const guests = waiting.flatMap(({ position, state, missing, open_papers, revokedAt }) => {
      const row = order.divers.find((diver) => diver.position === position);
      if (!row) return [];
      const { full_name: name, email } = openDiver(row);
      return [
        {
          ...{ position, name, state, missing, open_papers },
          is_revoked: revokedAt !== null,
          has_address: Boolean(email) || reached,
        },
      ];
    });
    return [{ uuid: order.id, booking_id: order.bookingId, name: fullName(customer), guests }];
  });
  return { date: day, ...counted, orders: open };
}

export type StateOn = Pick<DiverReadiness, 'state' | 'isForPhysician'>;

/** The state of each diver of these orders, by the diver's id. */
export async function statesOf(db: Tx, orders: readonly Readable[]): Promise<Map<string, StateOn>> {
  const found = await readinessOfOrders(db, orders);
  return new Map([...found.values()].flat().map((one) => [one.diverId, one]));
}

/** The state of each diver of the paid orders of a day, by the diver's id. */
export const statesOn = async (db: Tx, day: Day): Promise<Map<string, StateOn>> =>
  statesOf(db, await ordersOutOn(db, day));

/** The ids of the orders of a day with a guest who is not ready. */
export const ordersNotReadyOn = async (db: Tx, day: Day): Promise<string[]> =>
  (await readyOn({ db }, day)).orders.map(({ uuid }) => uuid);
