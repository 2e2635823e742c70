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
import { brokenInvariants } from './invariants';

async function brokenFacts(): Promise<string[]> {
  const client = await pool.connect();
  return (await brokenInvariants(client).finally(() => client.release())).map(({ fact }) => fact);
}

/** Breaks a row, collects the broken invariants, and repairs it. */
async function brokenBy(breaks: () => Promise<unknown>, mends: () => Promise<unknown>): Promise<string[]> {
  expect(await brokenFacts()).toEqual([]);
  await breaks();
  const broken = await brokenFacts();
  await mends();
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
const RETAINED = 'No ended order keeps money that is neither a fee by policy nor being refunded';
const SHOWN =
  'What is paid for an order, on account and still to be paid is the price of its booked items less goodwill refunds';
const WAITS = 'A wrong amount waits for a decision only while its order waits for its payment';
const FLAGGED = 'An order calls for the staff over a wrong amount exactly while one waits for them';
const PAID_UP = 'Whoever is expected on the boat has paid what was due';
const IN_LEDGER = 'What a gateway took for an attempt stands in the ledger, once';
const SEATS = 'The places taken of a departure are those of the divers of booked items that hold places on it';
const AMOUNTS = 'Every order has an item, and the amounts of its items are the amounts of the order';
const DAYS = 'The days of an order are those of its earliest booked item, or of the earliest that went off last';
const GOES_ON = 'An order goes on exactly while one of its items is booked, and booked items hold places';
const OWN_PARTS = 'An item retains no more than its order, and its people and add-ons belong to that order';
const UNPAID = 'What an unpaid order costs is the total of its booked items';
const SANDBOX = "The sandbox's books and ours say the same";

describe('an unusual state breaks no invariant:', () => {
  test('a wrong amount that is pending, and one that was accepted', async () => {
    await paid(290_000);
    const accepted = await paid(290_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: accepted.uuid });
    expect(await brokenFacts()).toEqual([]);
  });

  test('more than the total, and a wrong amount whose refund is pending or done', async () => {
    const excess = await paid(1_100_000);
    const returned = await paid(290_000);
    await (await staffAt(10)).accept_wrong_amount({ uuid: excess.uuid });
    await expireAt(returned.uuid, 31);
    expect(await brokenFacts()).toEqual([]);
    await completeRefunds();
    expect(await brokenFacts()).toEqual([]);
  });

  test('money in another currency, a second payment, and a refund that waits for the staff', async () => {
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

describe('an invariant is reported as broken when', () => {
  test('an ended order retains more than its policy allows, or less', async () => {
    const order = await ended();
    expect(await brokenBy(set(order, { retained: 199_999 }), set(order, { retained: 200_000 }))).toEqual([
      OWN_PARTS,
      RETAINED,
    ]);
    expect(await brokenBy(set(order, { retained: null }), set(order, { retained: 200_000 }))).toEqual([RETAINED]);
  });

  test('a refund of an ended order is missing, or was withdrawn', async () => {
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

  test('an item is on a departure of another product, or another departure holds its seats', async () => {
    const [own, other] = await Promise.all(
      [await paid(), await paid()].map(({ uuid }) => db.orderItem.findFirstOrThrow({ where: { orderId: uuid } })),
    );
    const depart =
      (departureId = '') =>
      () =>
        db.orderItem.updateMany({ where: { id: own?.id ?? '' }, data: { departureId } });
    expect(await brokenBy(depart(other?.departureId), depart(own?.departureId))).toEqual([SEATS, DEPARTING]);
  });

  test('a wrong amount is pending on an order that is not waiting, or the staff are not alerted', async () => {
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

  test('an attempt has another received amount than the ledger and the sandbox', async () => {
    const order = await paid(290_000);
    const came = (wrongAmount: number) => () =>
      db.paymentAttempt.updateMany({ where: { orderId: order.uuid }, data: { wrongAmount } });
    expect(await brokenBy(came(280_000), came(290_000))).toEqual([IN_LEDGER, SANDBOX]);
  });

  test('the sandbox has another amount than our ledger received', async () => {
    const order = await paid(290_000);
    const { reference } = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    const take = (paidAmount: number) => () => db.sandboxSession.update({ where: { reference }, data: { paidAmount } });
    expect(await brokenBy(take(300_000), take(290_000))).toEqual([SANDBOX]);
  });

  test('an order and its items disagree about seats, amounts, the day, the end or what is retained', async () => {
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
