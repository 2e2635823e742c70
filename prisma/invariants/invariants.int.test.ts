import { describe, expect, test } from 'vitest';
import { db, pool } from '../../src/server/database/db';
import {
  completeRefunds,
  expireAt,
  payAgainFor,
  receivePayment,
  staffAt,
  type UnpaidBooking,
  unpaidBooking,
} from '../../src/test/wrong-amounts';
import { findBrokenInvariants } from './invariants';

async function brokenFacts(): Promise<string[]> {
  const client = await pool.connect();
  return (await findBrokenInvariants(client).finally(() => client.release())).map(({ fact }) => fact);
}

/** Breaks a row, collects the broken invariants, and repairs it. */
async function brokenBy(breaks: () => Promise<unknown>, repairs: () => Promise<unknown>): Promise<string[]> {
  expect(await brokenFacts()).toEqual([]);
  await breaks();
  const broken = await brokenFacts();
  await repairs();
  expect(await brokenFacts()).toEqual([]);
  return broken;
}

const set =
  ({ uuid }: UnpaidBooking, data: Parameters<typeof db.order.update>[0]['data']) =>
  () =>
    db.order.update({ where: { id: uuid }, data });

async function paid(amount = 300_000) {
  const order = await unpaidBooking();
  await receivePayment(order.uuid, 5, amount);
  return order;
}

async function ended() {
  const order = await paid();
  await (await staffAt(10)).cancel({ uuid: order.uuid, refund_amount: 100_000, reason: 'No manta' });
  return order;
}

const DEPARTING = 'An item is on a departure of its product';
const RETAINED = 'A finished order holds exactly the money it retains, apart from refunds under way';
const SHOWN = 'The amounts paid, on account and unpaid add up to the price of the booked items less goodwill refunds';
const WAITS = 'A wrong amount awaits a decision only while its order awaits payment';
const FLAGGED = 'An order alerts the staff to a wrong amount exactly while one awaits their decision';
const PAID_UP = 'Every order expected on the boat has settled the amount due';
const IN_LEDGER = 'Every payment that a gateway took is in the ledger exactly once';
const SEATS = 'The taken seats of a departure are the divers of booked items that hold seats on it';
const AMOUNTS = 'Every order has an item, and the amounts of its items add up to those of the order';
const DAYS =
  'The days of an order are those of its earliest booked item, or of the earliest among those cancelled last';
const GOES_ON = 'An order is active exactly while one of its items is booked, and booked items hold seats';
const OWN_PARTS = 'An item retains no more than its order, and its people and add-ons belong to that order';
const UNPAID = 'The price of an unpaid order is the total of its booked items';
const SANDBOX = "The sandbox's amounts match ours";

describe('no invariant is broken by', () => {
  test('a wrong amount that is pending or accepted', async () => {
    await paid(290_000);
    const accepted = await paid(290_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: accepted.uuid });
    expect(await brokenFacts()).toEqual([]);
  });

  test('an overpayment, or a wrong amount whose refund is pending or done', async () => {
    const excess = await paid(1_100_000);
    const returned = await paid(290_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: excess.uuid });
    await expireAt(returned.uuid, 31);
    expect(await brokenFacts()).toEqual([]);
    await completeRefunds();
    expect(await brokenFacts()).toEqual([]);
  });

  test('money in another currency, a second payment, or a refund that waits for staff', async () => {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 70, 'USD');
    await payAgainFor(order, 8, 300_000);
    const refused = await ended();
    for (const status of ['failed', 'by_hand', 'pending', 'requested'] as const) {
      await db.refund.updateMany({ where: { orderId: refused.uuid }, data: { status } });
      expect(await brokenFacts()).toEqual([]);
    }
  });
});

describe('an invariant is reported when', () => {
  test('a cancelled order retains more or less than its policy allows', async () => {
    const order = await ended();
    expect(await brokenBy(set(order, { retained: 199_999 }), set(order, { retained: 200_000 }))).toEqual([
      OWN_PARTS,
      RETAINED,
    ]);
    expect(await brokenBy(set(order, { retained: null }), set(order, { retained: 200_000 }))).toEqual([RETAINED]);
  });

  test('a refund of a cancelled order is missing or was cancelled', async () => {
    const order = await ended();
    const where = { orderId: order.uuid };
    const [refund] = await order.refunds();
    const forget = () => db.refund.deleteMany({ where });
    const remember = () => db.refund.create({ data: { ...refund, orderId: order.uuid, amount: 100_000, reason: '' } });
    expect(await brokenBy(forget, remember)).toEqual([RETAINED]);
    const withdraw = () => db.refund.updateMany({ where, data: { status: 'failed', withdrawnAt: new Date() } });
    const restore = () => db.refund.updateMany({ where, data: { status: 'requested', withdrawnAt: null } });
    expect(await brokenBy(withdraw, restore)).toEqual([RETAINED]);
  });

  test('an item has a departure of another product, or another departure holds its seats', async () => {
    const [own, other] = await Promise.all(
      [await paid(), await paid()].map(({ uuid }) => db.orderItem.findFirstOrThrow({ where: { orderId: uuid } })),
    );
    const depart =
      (departureId = '') =>
      () =>
        db.orderItem.updateMany({ where: { id: own?.id ?? '' }, data: { departureId } });
    expect(await brokenBy(depart(other?.departureId), depart(own?.departureId))).toEqual([SEATS, DEPARTING]);
  });

  test('a wrong amount is pending on an order that awaits no payment, or staff are not alerted', async () => {
    const order = await paid(290_000);
    const staff = await staffAt(10);
    await staff.return_wrong_amount({ uuid: order.uuid });
    await payAgainFor(order, 12, 300_000);
    const where = { orderId: order.uuid, wrongAmount: { not: null } };
    const turn = (wrongOutcome: 'returned' | null) => () =>
      db.paymentAttempt.updateMany({ where, data: { wrongOutcome } });
    expect(await brokenBy(turn(null), turn('returned'))).toEqual([WAITS, FLAGGED]);
    const flag = (attention: string[]) => set(order, { attention });
    expect(await brokenBy(flag(['wrong_amount']), flag([]))).toEqual([FLAGGED]);
  });

  test('a wrong amount that nobody accepted pays for an order', async () => {
    const order = await paid(310_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: order.uuid });
    const turn = (wrongOutcome: 'returned' | 'accepted') => () =>
      db.paymentAttempt.updateMany({ where: { orderId: order.uuid }, data: { wrongOutcome } });
    expect(await brokenBy(turn('returned'), turn('accepted'))).toEqual([PAID_UP]);
  });

  test('the received amount of an attempt differs from the ledger and the sandbox', async () => {
    const order = await paid(290_000);
    const came = (wrongAmount: number) => () =>
      db.paymentAttempt.updateMany({ where: { orderId: order.uuid }, data: { wrongAmount } });
    expect(await brokenBy(came(280_000), came(290_000))).toEqual([IN_LEDGER, SANDBOX]);
  });

  test('the amount at the sandbox differs from our ledger', async () => {
    const order = await paid(290_000);
    const { reference } = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    const take = (paidAmount: number) => () => db.sandboxSession.update({ where: { reference }, data: { paidAmount } });
    expect(await brokenBy(take(300_000), take(290_000))).toEqual([SANDBOX]);
  });

  test('an order and its items disagree about seats, amounts, the day, the cancellation or the retained amount', async () => {
    const order = await paid();
    const where = { orderId: order.uuid };
    const item = await db.orderItem.findFirstOrThrow({ where });
    const change = (data: Parameters<typeof db.orderItem.updateMany>[0]['data']) => () =>
      db.orderItem.updateMany({ where, data });
    expect(await brokenBy(change({ holdsSeats: false }), change({ holdsSeats: true }))).toEqual([SEATS, GOES_ON]);
    expect(
      await brokenBy(change({ activityFee: 1, total: 1 }), change({ activityFee: 1_000_001, total: 1_000_001 })),
    ).toEqual([AMOUNTS, SHOWN]);
    const day = (activityDate: Date) => change({ activityDate });
    expect(await brokenBy(day(new Date('2027-01-01')), day(item.activityDate))).toEqual([DAYS]);
    const last = (lastDay: Date) => set(order, { lastDay });
    expect(await brokenBy(last(new Date('2027-01-01')), last(item.lastDay))).toEqual([DAYS]);
    const off = { state: 'off', offReason: 'cancelled', offAt: new Date(), holdsSeats: false } as const;
    const booked = { state: 'booked', offReason: null, offAt: null, holdsSeats: true } as const;
    expect(await brokenBy(change(off), change(booked))).toEqual([SEATS, GOES_ON, SHOWN]);
  });

  test('an unpaid order costs less than its booked items', async () => {
    const order = await unpaidBooking();
    const { remaining } = await order.row();
    expect(await brokenBy(set(order, { remaining: remaining - 1 }), set(order, { remaining }))).toEqual([UNPAID]);
  });

  test('an item retains more than its order, or has the divers of another', async () => {
    const [order, other] = [await ended(), await ended()];
    const where = { orderId: order.uuid };
    const retain = (retained: number) => () => db.orderItem.updateMany({ where, data: { retained } });
    expect(await brokenBy(retain(200_001), retain(200_000))).toEqual([OWN_PARTS]);
    const { id: itemId } = await db.orderItem.findFirstOrThrow({ where });
    const { id: diverId } = await db.orderDiver.findFirstOrThrow({ where: { orderId: other.uuid } });
    const join = () => db.orderItemDiver.create({ data: { itemId, diverId } });
    const leave = () => db.orderItemDiver.deleteMany({ where: { itemId, diverId } });
    expect(await brokenBy(join, leave)).toEqual([OWN_PARTS]);
  });
});
