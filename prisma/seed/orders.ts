import { randomUUID } from 'node:crypto';
import { env } from '../../src/env';
import { basketOf } from '../../src/features/booking/domain/basket';
import { orderable } from '../../src/features/catalogue/products/queries/orderable';
import { holdsPlaces, type OrderStatus } from '../../src/features/orders/domain/order-state';
import { refundFor } from '../../src/features/orders/domain/refund-policy';
import { seal } from '../../src/server/crypto';
import type { Tx } from '../../src/server/db';
import { type Day, dayAt, momentOf, plusDays, toDate, weekdayOf } from '../../src/shared/days';
import { plainCode } from '../../src/shared/plain-code';
import type { DemoOrder } from './demo-orders';

type Customer = {
  email: string;
  firstName: string;
  lastName: string;
  nationality?: string;
  phone?: string;
  buddy?: string;
};

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_WEEK = 7;
/** When each step was taken, after the order was made. */
const hoursOn = [0, 0.2, 20, 26];

/** The steps an order took to where it is. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  pending_payment: ['pending_payment'],
  paid: ['pending_payment', 'paid'],
  confirmed: ['pending_payment', 'paid', 'confirmed'],
  completed: ['pending_payment', 'paid', 'confirmed', 'completed'],
  cancelled: ['pending_payment', 'paid', 'cancelled'],
  declined: ['pending_payment', 'paid', 'declined'],
  refunded: ['pending_payment', 'paid', 'confirmed', 'refunded'],
  expired: ['pending_payment', 'expired'],
};
const upper = <T extends string>(text: T) => text.toUpperCase() as Uppercase<T>;

const offeredFrom = (day: Day, weekdays: number[]): Day =>
  Array.from({ length: LONGEST_WEEK }, (_, later) => plusDays(day, later)).find((next) =>
    weekdays.includes(weekdayOf(next)),
  ) ?? day;

function counter(): (below: number) => number {
  let state = 20_261_121;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const sizes = [
  { heightCm: 172, weightKg: 64, shoeSize: 39 },
  { heightCm: 184, weightKg: 82, shoeSize: 44 },
  { heightCm: 165, weightKg: 58, shoeSize: 38 },
  { heightCm: 178, weightKg: 74, shoeSize: 42 },
] as const;
const diets = ['none', 'vegetarian', 'none', 'no_seafood', 'none', 'vegan'] as const;

function diversOf(customer: Customer, count: number, level: string, seed: number) {
  const names = [`${customer.firstName} ${customer.lastName}`, customer.buddy ?? 'Mats Lindqvist'];
  return Array.from({ length: count }, (_, position) => ({
    position,
    fullName: names[position] ?? `${names[position % 2]} (${position + 1})`,
    dateOfBirth: toDate(`19${80 + ((seed + position) % 19)}-0${1 + (position % 9)}-14`),
    gender: position % 2 === 0 ? ('FEMALE' as const) : ('MALE' as const),
    nationality: customer.nationality ?? 'SE',
    preferredLanguage: 'en',
    phone: customer.phone ?? '+46 70 123 45 67',
    email: customer.email,
    ...(sizes[(seed + position) % sizes.length] as (typeof sizes)[number]),
    shoeSizeSystem: 'EU',
    association: level === 'none' ? null : 'PADI',
    certificationLevel: level,
    sealed: seal(
      JSON.stringify({
        certification_number: level === 'none' ? null : String(2_100_000 + seed * 37 + position),
        dietary_restriction: diets[(seed + position) % diets.length],
      }),
    ),
  }));
}

type Demo = { orders: readonly DemoOrder[]; customers: readonly Customer[]; now: Date };

/** What was booked, paid, dived and given back before the demo begins; places and money add up. */
export async function seedOrders(db: Tx, { orders, customers, now }: Demo): Promise<void> {
  const pick = counter();
  const today = dayAt(now);
  for (const [index, wanted] of orders.entries()) {
    const customer = await db.user.findUniqueOrThrow({ where: { email: wanted.customer } });
    const about = customers.find(({ email }) => email === wanted.customer) ?? customer;
    const product = await orderable(db, wanted.product);
    const plan = await db.product.findUniqueOrThrow({ where: { slug: wanted.product } });
    if (!product) throw new Error(`no product ${wanted.product}`);
    const chosen = wanted.addOns ?? [];
    const addOnIds = new Map(
      (await db.addOn.findMany({ where: { slug: { in: chosen.map(({ slug }) => slug) } } })).map((row) => [
        row.slug,
        row.id,
      ]),
    );
    const basket = basketOf(product, {
      product: product.slug,
      variant: product.variants[0]?.id ?? null,
      activity_date: today,
      quantity: Math.min(wanted.quantity, product.maxQuantity),
      payment_type: wanted.full ? 'full_payment' : 'down_payment',
      add_ons: chosen.flatMap(({ slug, quantity }) => {
        const id = addOnIds.get(slug);
        return id && product.addOns.some((addOn) => addOn.id === id) ? [{ add_on: id, quantity }] : [];
      }),
    });
    const isPast = wanted.day < 0;
    const day = offeredFrom(plusDays(today, wanted.day), plan.weekdays);
    if (isPast && day >= today) continue;
    const quantity = Math.min(wanted.quantity, product.maxQuantity);
    const holds = holdsPlaces(wanted.status);
    const departure = await db.departure.upsert({
      where: { productId_date: { productId: product.id, date: toDate(day) } },
      create: { productId: product.id, date: toDate(day), capacity: plan.placesPerDay },
      update: {},
    });
    if (departure.closed || (holds && departure.taken + basket.diverCount > departure.capacity)) continue;
    if (holds)
      await db.departure.update({
        where: { id: departure.id },
        data: { taken: { increment: basket.diverCount } },
      });

    const created = new Date(
      Math.min(
        momentOf(plusDays(day, -wanted.ahead), '11:20').getTime() + pick(600) * 60_000,
        now.getTime() - 50 * HOUR_MS,
      ),
    );
    const steps = ways[wanted.status].map((to, place) => ({
      to,
      from: ways[wanted.status][place - 1],
      at:
        to === 'completed'
          ? momentOf(plusDays(day, 1), '00:11')
          : new Date(created.getTime() + (hoursOn[place] ?? 0) * HOUR_MS),
    }));
    const level = product.minimumLevel === 'none' ? 'none' : product.minimumLevel;
    const order = await db.order.create({
      data: {
        bookingId: `SGR-${plainCode(6, pick)}`,
        customerId: customer.id,
        status: upper(wanted.status),
        locale: customer.locale,
        productId: product.id,
        departureId: departure.id,
        activityDate: toDate(day),
        quantity,
        diverCount: basket.diverCount,
        holdsPlaces: holds,
        snapshot: {
          slug: product.slug,
          kind: product.kind,
          titles: product.titles,
          variant: basket.variant?.names ?? null,
          diversPerPackage: product.diversPerPackage,
          pickup: product.pickup,
          durationDays: product.durationDays,
        },
        variantId: basket.variant?.id ?? null,
        unitPrice: basket.unitPrice,
        paymentType: wanted.full ? 'FULL_PAYMENT' : 'DOWN_PAYMENT',
        activityFee: basket.activityFee,
        addOnFee: basket.addOnFee,
        discount: basket.discount,
        total: basket.total,
        dueNow: basket.dueNow,
        remaining: basket.remaining,
        pickupArea: product.pickup ? (wanted.pickup ?? null) : null,
        pickupAddress: wanted.address ?? null,
        inquiry: wanted.inquiry ?? null,
        emergency: seal(
          JSON.stringify({ name: 'Ingrid Lindqvist', phone: '+46 70 765 43 21', relationship: null, message: null }),
        ),
        declineReason: wanted.reason ?? null,
        expiresAt: new Date(created.getTime() + HOUR_MS / 2),
        createdAt: created,
        divers: { create: diversOf(about, basket.diverCount, level, index) },
        addOns: {
          create: basket.addOns.map(({ id, names, unit, price, quantity: count, amount }, position) => ({
            addOnId: id,
            names,
            unit: upper(unit),
            price,
            quantity: count,
            amount,
            position,
          })),
        },
        events: {
          create: steps.map(({ to, from, at }) => ({
            at,
            kind: from ? 'status' : 'created',
            by:
              to === 'pending_payment' || to === 'cancelled' || to === 'refunded'
                ? 'customer'
                : to === 'confirmed' || to === 'declined'
                  ? 'admin'
                  : 'system',
            actorId: to === 'pending_payment' ? customer.id : null,
            from: from ? upper(from) : null,
            to: upper(to),
            note: to === 'declined' ? (wanted.reason ?? null) : null,
          })),
        },
      },
    });

    const reference = randomUUID();
    const sessionId = `sbx_${reference}`;
    const paidAt = steps.find(({ to }) => to === 'paid')?.at ?? null;
    const session = {
      id: sessionId,
      reference,
      amount: basket.dueNow,
      description: order.bookingId,
      paymentUrl: `${env.APP_URL}/sandbox-gateway/${sessionId}`,
      successUrl: `${env.APP_URL}/payment-success?order=${order.id}`,
      failureUrl: `${env.APP_URL}/payment-failed?order=${order.id}`,
      expiresAt: order.expiresAt,
      createdAt: created,
      status: paidAt ? 'paid' : 'expired',
      paidAmount: paidAt ? basket.dueNow : null,
      paidAt,
    };
    await db.sandboxSession.create({ data: session });
    const attempt = await db.paymentAttempt.create({
      data: {
        orderId: order.id,
        gateway: 'sandbox',
        reference,
        sessionId,
        amount: basket.dueNow,
        status: paidAt ? 'PAID' : 'EXPIRED',
        expiresAt: order.expiresAt,
        createdAt: created,
        settledAt: paidAt,
        askedAt: created,
      },
    });
    if (!paidAt) continue;
    await db.ledgerEntry.create({
      data: { orderId: order.id, kind: 'CHARGE', amount: basket.dueNow, attemptId: attempt.id, at: paidAt },
    });
    const ended = steps.at(-1)?.at ?? now;
    if (wanted.status === 'completed' && basket.remaining > 0)
      await db.ledgerEntry.create({
        data: {
          orderId: order.id,
          kind: 'ON_SITE',
          amount: basket.remaining,
          method: index % 2 ? 'card' : 'cash',
          at: momentOf(day, '07:10'),
        },
      });
    const amount = wanted.status === 'declined' ? basket.dueNow : refundFor(basket.dueNow, day, ended);
    if (!['declined', 'cancelled', 'refunded'].includes(wanted.status) || amount === 0) continue;
    const gatewayId = `sbr_${randomUUID()}`;
    const refund = await db.refund.create({
      data: {
        orderId: order.id,
        attemptId: attempt.id,
        amount,
        reason: wanted.status,
        status: 'SUCCEEDED',
        gatewayId,
        tries: 1,
        createdAt: ended,
        settledAt: ended,
      },
    });
    await db.sandboxRefund.create({
      data: { id: gatewayId, sessionId, reference: refund.id, amount, status: 'succeeded', createdAt: ended },
    });
    await db.ledgerEntry.create({
      data: {
        orderId: order.id,
        kind: 'REFUND',
        amount: -amount,
        refundId: refund.id,
        attemptId: attempt.id,
        at: ended,
      },
    });
    await db.orderEvent.create({ data: { orderId: order.id, at: ended, kind: 'refunded', by: 'system', amount } });
  }
}
