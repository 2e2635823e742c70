import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withConnection } from '../../scripts/lib/database';
import { Fault } from '../../scripts/lib/fault';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { diver } from '../../src/test/divers';
import { percentile } from '../lib/load';
import { type BenchShop, openBenchShop } from './bench-shop';
import { type BenchDeparture, copyInserts, rawOrder } from './raw-orders';
import { middleRound, ROUNDS, ratiosOf } from './rounds';

const CONNECTIONS = 10;
/** Many accounts and networks, because an order locks both and counts their recent orders. */
const GUESTS = 100;
const DAYS = 100;
/** Days ahead; some between them may be closed. */
const [FIRST_DAY, LAST_DAY] = [10, 150];
const SECONDS = 6;
const WARM_SECONDS = 2;
const MOST_SHOWN = 200;

export type OrderFigures = { perSecond: number; median: number; p99: number; refused: number };
/** `ratios` are the rates of each round relative to raw SQL in the same round, `ofBare` relative to the bare call. */
export type MeasuredOrders = {
  name: string;
  orders: OrderFigures;
  raw: OrderFigures;
  bare: OrderFigures;
  ratios: number[];
  ofBare: number[];
};

type Write = (connection: number, index: number) => Promise<boolean>;

/** Addresses reserved for documentation; the fresh site believes that it is behind a proxy. */
const addressOf = (account: number): string => `198.51.100.${account}`;

async function measureOrderRate(write: Write, seconds: number): Promise<OrderFigures> {
  const times: number[] = [];
  let [refused, begun] = [0, 0];
  const since = performance.now();
  const until = since + seconds * 1000;
  const caller = async (connection: number) => {
    while (performance.now() < until) {
      const from = performance.now();
      begun += 1;
      if (await write(connection, begun)) times.push(performance.now() - from);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => caller(connection)));
  const perSecond = times.length / ((performance.now() - since) / 1000);
  times.sort((one, other) => one - other);
  return { perSecond, median: percentile(times, 0.5), p99: percentile(times, 0.99), refused };
}

const bodyOf = (slug: string, day: string) => ({
  product: slug,
  activity_date: day,
  quantity: 1,
  payment_type: 'down_payment',
  pickup_area: 'sanur',
  divers: [diver()],
  emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
});

export const placeOrder = (
  origin: string,
  { slug, tokens }: BenchShop,
  guest: number,
  day: string,
): Promise<Response> => {
  const account = guest % tokens.length;
  return fetch(`${origin}/api/users/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[account]}`,
      'x-forwarded-for': addressOf(account),
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(bodyOf(slug, day)),
  });
};

/** Orders once per day until enough days are open, so their departures exist; returns these days and the last order. */
export async function orderEachDay(origin: string, shop: BenchShop, wanted = DAYS) {
  const today = dayAt(new Date());
  const days: string[] = [];
  let last = '';
  for (let ahead = FIRST_DAY; days.length < wanted; ahead += 1) {
    const day = plusDays(today, ahead);
    const answer = await placeOrder(origin, shop, ahead, day);
    const { data, message } = (await answer.json()) as { data?: { uuid: string }; message?: string };
    if (!data && ahead > LAST_DAY) throw new Fault(`An order was refused: ${message}`);
    if (!data) continue;
    days.push(day);
    last = data.uuid;
  }
  return { days, last };
}

async function compare(app: Write, raw: Write, bare: Write): Promise<Omit<MeasuredOrders, 'name'>> {
  const measured: Record<'orders' | 'raw' | 'bare', OrderFigures[]> = { orders: [], raw: [], bare: [] };
  await measureOrderRate(app, WARM_SECONDS);
  await measureOrderRate(bare, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.orders.push(await measureOrderRate(app, SECONDS));
    measured.raw.push(await measureOrderRate(raw, SECONDS));
    measured.bare.push(await measureOrderRate(bare, SECONDS));
  }
  return {
    orders: middleRound(measured.orders),
    raw: middleRound(measured.raw),
    bare: middleRound(measured.bare),
    ratios: ratiosOf(measured.orders, measured.raw),
    ofBare: ratiosOf(measured.orders, measured.bare),
  };
}

const bareCall =
  (bareSite: string): Write =>
  async () => {
    const answer = await fetch(`${bareSite}/api/trpc/one`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    await answer.text();
    return answer.ok;
  };

/**
 * Orders through REST with all rules, over many days and on a single day, next to raw SQL that writes the same rows and
 * a bare call with one statement.
 */
export function measureOrders(origin: string, databaseUrl: string, bareSite: string): Promise<MeasuredOrders[]> {
  return withConnection(databaseUrl, async (client) => {
    const shop = await openBenchShop(origin, client, GUESTS);
    const { days, last } = await orderEachDay(origin, shop);
    const inserts = await copyInserts(client, last, shop.otherCustomer);
    const { rows: departures } = await client.query<BenchDeparture>(
      'SELECT id, date::text FROM departures WHERE product_id = $1 AND taken > 0 ORDER BY date',
      [shop.productId],
    );
    const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    const reasons = new Set<string>();
    const over = async (name: string, count: number): Promise<MeasuredOrders> => {
      const app: Write = async (_connection, index) => {
        const answer = await placeOrder(origin, shop, index, days[index % count] ?? '');
        const text = await answer.text();
        if (answer.status !== 201) reasons.add(`${answer.status} ${text.slice(0, MOST_SHOWN)}`);
        return answer.status === 201;
      };
      const raw: Write = async (connection, index) => {
        await rawOrder(clients[connection] as pg.PoolClient, inserts, departures[index % count] as BenchDeparture);
        return true;
      };
      return { name, ...(await compare(app, raw, bareCall(bareSite))) };
    };
    try {
      return [await over(`${DAYS} days`, DAYS), await over('one day', 1)];
    } finally {
      for (const reason of reasons) console.error(`  refused: ${reason}`);
      for (const one of clients) one.release();
      await pool.end();
    }
  });
}
