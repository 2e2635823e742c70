import { randomUUID } from 'node:crypto';
import { withConnection } from '../../scripts/lib/database';
import { Fault } from '../../scripts/lib/fault';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { diver } from '../../src/test/divers';
import { percentile } from '../lib/load';
import { adminToken, send } from '../lib/promises';
import { openBenchShop } from './bench-shop';

const PARTY = 4;
/** Parties per part of the day; sixty guests, in groups that the demo's crew can lead. */
const PARTIES = { morning: 5, afternoon: 5, night: 5 };
const PLANS = 20;
const AHEAD = 160;
const PATIENCE_MS = 20_000;

export type MeasuredDay = { guests: number; planMedian: number; planSlowest: number; seatsShown: number };

type Crew = { crew: { uuid: string; roles: string[] }[] };
type Day = { places_left: number };

const get = async (url: string, token?: string): Promise<unknown> =>
  (await fetch(url, { headers: { ...(token && { authorization: `Bearer ${token}` }) } })).json();

type Party = { product: string; customer: string; date: string };

/** Ordered by staff, who are exempt from the limit on unpaid orders. */
async function order(origin: string, token: string, { product, customer, date }: Party): Promise<boolean> {
  const answer = await fetch(`${origin}/api/admins/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      ...{
        product,
        customer,
        activity_date: date,
        quantity: PARTY,
        payment_type: 'down_payment',
        pickup_area: 'sanur',
      },
      divers: Array.from({ length: PARTY }, () => diver()),
      emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
    }),
  });
  if (answer.status !== 201 && answer.status !== 409)
    throw new Fault(`An order for the day was refused: ${await answer.text()}`);
  return answer.ok;
}

/** Fills morning, afternoon and night up to what the crew can lead. */
async function bookDay(origin: string, databaseUrl: string, token: string, date: string) {
  const shops = await withConnection(databaseUrl, async (client) => {
    const made = [];
    for (const [part, parties] of Object.entries(PARTIES)) {
      const shop = await openBenchShop(origin, client, 0);
      await client.query(`UPDATE products SET led_by = '{guide}', parts = ARRAY[$2]::"DayPart"[] WHERE id = $1`, [
        shop.productId,
        part,
      ]);
      made.push({ ...shop, parties });
    }
    return made;
  });
  let guests = 0;
  for (const { slug: product, otherCustomer: customer, parties } of shops)
    for (let party = 0; party < parties; party += 1)
      if (await order(origin, token, { product, customer, date })) guests += PARTY;
  return { slug: shops[0]?.slug ?? '', guests };
}

/** Times planning sixty guests, and the delay until a returning guide's seats are on sale. */
export async function measureDay(origin: string, databaseUrl: string): Promise<MeasuredDay> {
  const date = plusDays(dayAt(new Date()), AHEAD);
  const dayAfter = plusDays(date, 1);
  const token = await adminToken(origin);
  const roster = (await get(`${origin}/api/admins/roster?month=${date.slice(0, 7)}`, token)) as { data: Crew };
  const set = (uuid: string, day: string, state: string) =>
    send(`${origin}/api/admins/roster/${uuid}`, 'PATCH', { days: [day], state }, token);
  for (const { uuid } of roster.data.crew) {
    await set(uuid, date, 'works');
    await set(uuid, dayAfter, 'off');
  }
  const { slug, guests } = await bookDay(origin, databaseUrl, token, date);
  const times: number[] = [];
  for (let plan = 0; plan < PLANS; plan += 1) {
    const since = performance.now();
    await send(`${origin}/api/admins/schedule/${date}/plan`, 'POST', { dry_run: true }, token);
    times.push(performance.now() - since);
  }
  times.sort((one, other) => one - other);
  const seats = async () => {
    const span = `from=${dayAfter}&to=${dayAfter}`;
    const { data } = (await get(`${origin}/api/users/products/${slug}/availability?${span}`)) as { data: Day[] };
    return data[0]?.places_left;
  };
  const until = async (isDone: (left: number | undefined) => boolean) => {
    const deadline = performance.now() + PATIENCE_MS;
    while (!isDone(await seats()))
      if (performance.now() > deadline)
        throw new Fault(`The seats of ${slug} were not updated after a change of the roster.`);
  };
  await until((left) => left === 0);
  const guide = roster.data.crew.find(({ roles }) => roles.includes('guide'));
  if (!guide) throw new Fault('The demo has no guide.');
  const since = performance.now();
  await set(guide.uuid, dayAfter, 'works');
  await until((left) => left !== 0);
  const seatsShown = performance.now() - since;
  return { guests, planMedian: percentile(times, 0.5), planSlowest: times.at(-1) ?? 0, seatsShown };
}
