import { randomUUID } from 'node:crypto';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { db } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { callerFor } from './actors';
import { bookableProduct, booking } from './bookings';
import { account, signIn } from './factories';
import { unpaidOrder } from './payments';
import { freshAddress } from './try-limits';

type BookingOptions = Parameters<typeof booking>[1];

/** A product with ample seats, and customers who order it at `now` or some minutes later. */
export async function holders(now: Date) {
  const { slug } = await bookableProduct({ seatsPerDay: 1000, maxQuantity: 20 });
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const submit = (about: BookingOptions = {}) => ({ ...booking(slug, about), idempotency_key: randomUUID() });
  const expire = (uuid: string, moment: Date) => expireOrder({ db, now: moment } as JobCtx, uuid);

  async function customer(address = freshAddress()) {
    const user = await account();
    const token = await signIn(user);
    const from = (somewhere: string) => {
      const at = async (moment: Date) => (await callerFor(token, { now: moment, address: somewhere })).order;
      return {
        at,
        order: async (about: BookingOptions = {}, moment = now) => (await at(moment)).create(submit(about)),
      };
    };
    const { at, order } = from(address);
    const letLapse = async (moment: Date) => {
      const { uuid, expires_at } = await order({}, moment);
      await expire(uuid, new Date(expires_at ?? 0));
      return uuid;
    };
    return { user, token, address, from, at, order, letLapse };
  }

  /** Inserts past paid orders, with only the data that the limits count. */
  const earlier = async (count: number, minutesAgo: number, about: Parameters<typeof unpaidOrder>[0]) => {
    for (let made = 0; made < count; made += 1)
      await unpaidOrder({ status: 'paid', createdAt: later(-minutesAgo), ...about });
  };
  return { slug, later, submit, expire, customer, earlier };
}
