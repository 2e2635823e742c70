import { randomUUID } from 'node:crypto';
import type { DemoCustomer } from '../../demo/content/customers/types';
import { EMPTY_DAY } from '../../demo/content/orders/stays';
import type { DemoOrder } from '../../demo/content/orders/types';
import { claimSeats } from '../../src/features/availability/commands/claim-seats';
import { type Basket, basketOf } from '../../src/features/booking/domain/basket';
import { summedAmounts } from '../../src/features/booking/domain/price';
import { offersNow } from '../../src/features/catalogue/prices/queries/offers';
import type { Orderable } from '../../src/features/catalogue/prices/schema';
import { insertOrder } from '../../src/features/orders/data/orders';
import { sealDiver, sealOrder } from '../../src/features/orders/data/sealed';
import { offReasonOf } from '../../src/features/orders/domain/item-state';
import { daysOf } from '../../src/features/orders/domain/lead-item';
import { newItem } from '../../src/features/orders/domain/new-item';
import { holdsSeats } from '../../src/features/orders/domain/order-state';
import type { Tx } from '../../src/server/database/db';
import { AppError } from '../../src/shared/errors/errors';
import { readableCode } from '../../src/shared/schema/readable-code';
import { defaultShop } from '../../src/shared/shop/sections';
import { type Day, dayAt, daysFrom, momentOf, plusDays, toDate, weekdayOf } from '../../src/shared/time/days';
import { seedCounter } from './counter';
import { seedInvoices } from './invoices';
import { diversOf } from './order-divers';
import { type OnSite, seedMoney } from './order-money';
import { eventsOf, HOUR_MS, stepsTo } from './order-steps';

const TWO_WEEKS = 14;
const MINUTE_MS = 60 * 1000;
/** Minimum age of an order; a younger order would have steps in the future. */
const YOUNGEST_MS = 50 * HOUR_MS;

type Draw = (below: number) => number;

/** Returns the same pseudo-random numbers with every seed. */
function drawing(): Draw {
  let state = 20_261_121;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Plan = { weekdays: number[]; durationDays: number };

/** Finds the next day on which the product can begin without taking the day that stays empty. */
const nextOfferedDay = (day: Day, { weekdays, durationDays }: Plan, empty: Day): Day =>
  daysFrom(day, plusDays(day, TWO_WEEKS)).find(
    (next) =>
      weekdays.includes(weekdayOf(next)) && (next > empty || plusDays(next, Math.ceil(durationDays) - 1) < empty),
  ) ?? day;

/** Keeps only what the product offers. */
function basketFor(wanted: DemoOrder, product: Orderable, day: Day, addOns: ReadonlyMap<string, string>): Basket {
  const chosen = wanted.addOns ?? [];
  const offered = new Set(product.addOns.map(({ id }) => id));
  const chosenByGuest = {
    variant: product.variants[0]?.id ?? null,
    quantity: Math.min(wanted.quantity, product.maxQuantity),
    activity_date: day,
    payment_type: wanted.full ? ('full_payment' as const) : ('down_payment' as const),
    add_ons: chosen.flatMap(({ slug, quantity }) => {
      const id = addOns.get(slug);
      return id && offered.has(id) ? [{ add_on: id, quantity }] : [];
    }),
  };
  return basketOf(product, chosenByGuest, defaultShop);
}

type Going = { productId: string; capacity: number; date: Day; basket: Basket; holds: boolean; now: Date };

/** Returns the departure of a past order, or of one that no longer holds seats. */
async function pastDeparture(db: Tx, { productId, capacity, date, basket, holds }: Going): Promise<string | null> {
  const at = { productId, date: toDate(date) };
  const [existing] = await db.departure.findMany({ where: at, orderBy: { time: 'asc' }, take: 1 });
  const departure = existing ?? (await db.departure.create({ data: { ...at, capacity } }));
  const divers = holds ? basket.diverCount : 0;
  if (departure.closed || departure.taken + divers > departure.capacity) return null;
  if (divers > 0) await db.departure.update({ where: { id: departure.id }, data: { taken: { increment: divers } } });
  return departure.id;
}

/** Claims seats as an order does; null where the departure is closed or full. */
async function departureFor(db: Tx, going: Going): Promise<string | null> {
  const { basket, date, holds, now, productId } = going;
  if (!holds || date < dayAt(now)) return pastDeparture(db, going);
  const { diverCount: divers, companions, hasPrivateGuide } = basket;
  const claim = { productId, date, divers, companions, hasPrivateGuide, now, byStaff: true };
  const claimed = await claimSeats(db, claim).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return claimed?.departureId ?? null;
}

function createdFor(wanted: DemoOrder, day: Day, now: Date, draw: Draw): Date {
  const ahead = momentOf(plusDays(day, -wanted.ahead), '11:20').getTime() + draw(600) * MINUTE_MS;
  return new Date(Math.min(ahead, now.getTime() - YOUNGEST_MS));
}

/** Loads all lookups once. */
async function loadLookups(db: Tx, orders: readonly DemoOrder[]) {
  const slugs = [...new Set(orders.map(({ product }) => product))];
  const emails = [...new Set(orders.map(({ customer }) => customer))];
  const buyers = await db.user.findMany({ where: { email: { in: emails } } });
  const plans = await db.product.findMany({ where: { slug: { in: slugs } } });
  const addOns = await db.addOn.findMany({ select: { id: true, slug: true } });
  return {
    buyers: new Map(buyers.map((buyer) => [buyer.email, buyer])),
    plans: new Map(plans.map((plan) => [plan.slug, plan])),
    offers: await offersNow(db, slugs),
    addOns: new Map(addOns.map(({ id, slug }) => [slug, id])),
  };
}

type Scene = Awaited<ReturnType<typeof loadLookups>> & { customers: readonly DemoCustomer[]; now: Date; draw: Draw };

async function seedOrder(db: Tx, wanted: DemoOrder, scene: Scene): Promise<OnSite | null> {
  const { customers, now, draw } = scene;
  const customer = scene.buyers.get(wanted.customer);
  const about = customers.find(({ email }) => email === wanted.customer);
  const plan = scene.plans.get(wanted.product);
  const product = scene.offers.get(wanted.product)?.product;
  if (!customer || !about || !plan || !product)
    throw new Error(`no customer or product: ${wanted.customer}, ${wanted.product}`);
  const today = dayAt(now);
  const day = nextOfferedDay(plusDays(today, wanted.day), plan, plusDays(today, EMPTY_DAY));
  if (wanted.day < 0 && day >= today) return null;
  const basket = basketFor(wanted, product, day, scene.addOns);
  const { diverCount: divers } = basket;
  const holds = holdsSeats(wanted.status);
  const going = { productId: product.id, capacity: plan.seatsPerDay, date: day, basket, holds, now };
  const departureId = await departureFor(db, going);
  if (!departureId) return null;

  const created = createdFor(wanted, day, now, draw);
  const steps = stepsTo(wanted.status, { created, day });
  const paymentType = wanted.full ? 'full_payment' : 'down_payment';
  const item = newItem(basket, {
    id: randomUUID(),
    position: 0,
    departureId,
    delay: 0,
    date: day,
    divers: Array.from({ length: divers }, (_, position) => position),
    refundBands: defaultShop.selling.refund_bands,
    companionNames: null,
  });
  const offReason = offReasonOf(wanted.status);
  const off = offReason && { state: 'off' as const, holdsSeats: false, offReason };
  const row = { ...item.row, offAt: off && (steps.at(-1)?.at ?? created), ...off };
  const order = await insertOrder(
    db,
    {
      bookingId: `SGR-${readableCode(6, draw)}`,
      customerId: customer.id,
      status: wanted.status,
      locale: customer.locale,
      ...daysOf([row]),
      ...summedAmounts([basket]),
      paymentType,
      pickupArea: product.pickup ? (wanted.pickup ?? null) : null,
      ...sealOrder({
        pickup_address: product.pickup ? (wanted.address ?? null) : null,
        inquiry: wanted.inquiry ?? null,
        emergency_contact: { ...about.emergency, message: null },
      }),
      declineReason: wanted.reason ?? null,
      expiresAt: new Date(created.getTime() + HOUR_MS / 2),
      createdAt: created,
      divers: { create: diversOf(about, divers).map(sealDiver) },
      events: { create: eventsOf(steps, { customerId: customer.id, reason: wanted.reason }) },
    },
    [{ ...item, row }],
  );
  return seedMoney(db, order, steps);
}

type Demo = { orders: readonly DemoOrder[]; customers: readonly DemoCustomer[]; now: Date };

/** Seeds past bookings with payments, dives and refunds; seats and money add up. */
export async function seedOrders(db: Tx, { orders, ...demo }: Demo): Promise<void> {
  const scene = { ...demo, ...(await loadLookups(db, orders)), draw: drawing() };
  const onSite: (OnSite | null)[] = [];
  for (const wanted of orders) onSite.push(await seedOrder(db, wanted, scene));
  await seedCounter(
    db,
    onSite.filter((payment) => payment !== null),
    demo.now,
  );
  await seedInvoices(db, demo.now);
}
