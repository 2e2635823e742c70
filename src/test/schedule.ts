import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { callerFor } from './actors';
import { account, product, signIn } from './factories';

export const now = new Date('2026-12-01T02:00:00Z');
export const thursday = '2026-12-24';

export const admin = async (setting: object = {}) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now, ...setting })).admin.schedule;
export const book = (productId: string, divers: number, date = thursday) =>
  db.$transaction((tx) => claimSeats(tx, { productId, date, divers, now }));

export async function planned(about: Parameters<typeof product>[0] = {}) {
  const { id, slug } = await product({ weekdays: [4], ...about });
  const calls = await admin();
  const dayOf = async (date = thursday) => {
    const [day] = await calls.days({ product: slug, from: date, to: date });
    if (!day) throw new Error('no day');
    return day;
  };
  const setDay = async (change: object, date = thursday) =>
    calls.set_day({ product: slug, date, updated_at: (await dayOf(date)).updated_at, ...change });
  return { id, slug, calls, dayOf, setDay };
}
