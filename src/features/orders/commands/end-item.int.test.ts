import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarOf } from '@/features/orders/queries/calendar-of';
import { db } from '@/server/database/db';
import { callerFor, contextFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { byStaff, hoursAhead, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { type Item, paidItems } from '@/test/several-items';
import { completeRefunds, expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const staffAt = async (minutes: number) => (await byStaff(later(minutes))).admin.orders;

describe('an item cancelled by its customer', () => {
  test('is refunded its share by its own day, and the order keeps the rest', async () => {
    const { uuid, at, course, dive, taken, refunds, mail } = await paidItems();
    // 60 hours before the dive and 108 before the course.
    const customer = (await at(hoursAhead(60))).order;
    const order = await customer.cancel_item({ uuid, item: dive });
    expect(order.items).toMatchObject([
      { uuid: course, state: 'booked', paid: 450_001, refunded: null, can: { cancel: true, refund: true } },
      {
        ...{ uuid: dive, state: 'off', off_reason: 'cancelled', paid: 150_000, refunded: 150_000 },
        can: { cancel: false, refund: false },
      },
    ]);
    expect(order).toMatchObject({
      ...{ status: 'paid', activity_date: '2026-12-26', quantity: 3, refunding: 150_000 },
      outstanding: 1_500_003 - 450_001,
      can: { refund_amount: 450_001, refund_percent: 100 },
    });
    expect(order.message).toContain('The rest of the order stays booked');
    expect(await taken()).toEqual([0, 3]);
    expect(await refunds()).toEqual([150_000]);
    expect(order.timeline.slice(-2)).toMatchObject([
      { kind: 'item_cancelled', by: 'customer', item: { uuid: dive, title: 'Wreck day', activity_date: '2026-12-24' } },
      { kind: 'refund_requested', amount: 150_000, item: null },
    ]);
    expect(await mail('item_cancelled')).toMatchObject({
      ...{ product: 'Wreck day', date: '2026-12-24', refund: 150_000, due: 1_050_002 },
      ...{ total: 1_500_003, paid: 450_001, fee: 150_000 },
      items: [
        { date: '2026-12-26', isOff: false },
        { date: '2026-12-24', isOff: true },
      ],
    });
  });

  test('is cancelled in the calendar file, which keeps the others', async () => {
    const { uuid, at, dive, token } = await paidItems();
    await (await at(later(10))).order.cancel_item({ uuid, item: dive });
    const { actor, ...ctx } = await contextFor(token, { now: later(11) });
    if (actor.kind !== 'person') throw new Error('nobody');
    const { text } = await calendarOf({ ...ctx, actor }, uuid);
    const [, course, cancelled] = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    expect([course, cancelled].map((entry) => /STATUS:(\w+)/.exec(entry ?? '')?.[1])).toEqual([
      'TENTATIVE',
      'CANCELLED',
    ]);
  });

  test('is refunded as long as the policy gives anything back', async () => {
    const { uuid, at, dive, course, refunds, taken } = await paidItems();
    const tooLate = (await at(hoursAhead(5))).order;
    expect(await refusalOf(tooLate.refund_item({ uuid, item: dive }))).toMatchObject({ code: 'not_refundable' });
    expect(await taken()).toEqual([2, 3]);
    const order = await tooLate.refund_item({ uuid, item: course });
    expect(order.items).toMatchObject([{ off_reason: 'refunded', refunded: 225_001 }, { state: 'booked' }]);
    expect(order.timeline).toContainEqual(expect.objectContaining({ kind: 'item_refunded' }));
    expect(await refunds()).toEqual([225_001]);
  });

  test('is refused when it has begun, is already cancelled or belongs to another customer', async () => {
    const { uuid, at, dive, course } = await paidItems();
    const begun = (await at(hoursAhead(0))).order;
    for (const call of [begun.cancel_item, begun.refund_item])
      expect(await refusalOf(call({ uuid, item: dive }))).toMatchObject({ code: 'state_not_allowed' });
    const customer = (await at(later(10))).order;
    await customer.cancel_item({ uuid, item: course });
    expect(await refusalOf(customer.cancel_item({ uuid, item: course }))).toMatchObject({ code: 'state_not_allowed' });
    const other = await paidItems();
    const strangers = (await callerFor(await signIn(await account()), { now: later(10) })).order;
    for (const call of [
      () => customer.cancel_item({ uuid, item: other.dive }),
      () => customer.cancel_item({ uuid, item: 'none' }),
      () => strangers.cancel_item({ uuid, item: dive }),
      () => strangers.refund_item({ uuid, item: dive }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
  });

  test('ends the order when it is the last booked item', async () => {
    const { uuid, at, dive, course, taken, mail } = await paidItems();
    const customer = (await at(hoursAhead(60))).order;
    await customer.cancel_item({ uuid, item: dive });
    const order = await customer.refund_item({ uuid, item: course });
    expect(order).toMatchObject({ status: 'refunded', outstanding: 0, can: { cancel: false } });
    expect(order.items).toMatchObject([
      { off_reason: 'refunded', paid: 0, refunded: 450_001 },
      { off_reason: 'cancelled', paid: 150_000, refunded: 150_000 },
    ]);
    expect((await db.order.findUniqueOrThrow({ where: { id: uuid } })).retained).toBe(150_000);
    expect(await taken()).toEqual([0, 0]);
    expect(await mail('order_refunded')).toMatchObject({ refund: 450_001 });
    expect(await refusalOf(customer.cancel_item({ uuid, item: course }))).toMatchObject({ code: 'state_not_allowed' });
  });
});

describe('an item changed by staff', () => {
  test('is cancelled with a refund of up to its share, which is in the audit log', async () => {
    const { uuid, dive, mail } = await paidItems();
    const staff = await staffAt(10);
    expect(
      (await refusalOf(staff.cancel_item({ uuid, item: dive, refund_amount: 300_001, reason: 'No manta' }))).errors,
    ).toHaveProperty('refund_amount');
    const order = await staff.cancel_item({ uuid, item: dive, refund_amount: 100_000, reason: 'No manta' });
    expect(order).toMatchObject({ status: 'paid', items: [{}, { paid: 200_000, refunded: 100_000 }] });
    // The fee of a cancelled item is not refundable any more.
    expect(order.may.refundable).toBe(450_001);
    expect(await mail('item_cancelled')).toMatchObject({ refund: 100_000 });
    expect(await refusalOf(staff.cancel_item({ uuid, item: dive }))).toMatchObject({ code: 'state_not_allowed' });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { entityId: uuid, action: 'update' } });
    expect(entry).toMatchObject({
      before: { item_state: 'booked' },
      after: { item_state: 'cancelled', item: 'Wreck day', activity_date: '2026-12-24', refund: 100_000 },
    });
  });

  test('is refunded in full when no amount is given, even after it has begun', async () => {
    const { uuid, dive, course, refunds } = await paidItems();
    const { admin } = await byStaff(hoursAhead(-2));
    const order = await admin.orders.refund_item({ uuid, item: dive, reason: 'No manta' });
    expect(order).toMatchObject({ status: 'paid', items: [{}, { off_reason: 'refunded', refunded: 300_000 }] });
    expect(await admin.orders.refund_item({ uuid, item: course, amount: 1, reason: 'No manta' })).toMatchObject({
      status: 'refunded',
      retained: 450_000,
    });
    expect(await refunds()).toEqual([300_000, 1]);
  });

  test('can be moved in any position, and the move names it', async () => {
    const { uuid, course, dive, taken, mail } = await paidItems();
    const staff = await staffAt(10);
    const order = await staff.move_item({ uuid, item: course, date: '2026-12-29' });
    expect(order).toMatchObject({ activity_date: '2026-12-24', items: [{ activity_date: '2026-12-29' }, {}] });
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'moved', item: { uuid: course } });
    expect(await mail('order_moved')).toMatchObject({ date: '2026-12-29', dateBefore: '2026-12-26', divers: 3 });
    expect(await taken()).toEqual([2, 0, 3]);
    await staff.cancel_item({ uuid, item: dive, reason: 'Ill' });
    const moving = staff.move_item({ uuid, item: dive, date: '2026-12-25' });
    expect(await refusalOf(moving)).toMatchObject({ code: 'state_not_allowed' });
  });

  test('takes its part of a goodwill reduction with it', async () => {
    const { uuid, dive, course } = await paidItems();
    const staff = await staffAt(10);
    await staff.refund({ uuid, amount: 250_000, reason: 'No manta' });
    const { items } = await staff.get({ uuid });
    const [ofCourse = 0, ofDive = 0] = items.map(({ paid }) => paid);
    expect(ofCourse + ofDive).toBe(500_001);
    const order = await staff.refund_item({ uuid, item: dive, reason: 'No manta' });
    // The course costs its price, less its 150,000 of the 250,000, and less what was paid for it.
    expect(order).toMatchObject({ outstanding: 1_500_003 - ofCourse - 150_000 });
    expect((await staff.refund_item({ uuid, item: course, reason: 'No manta' })).status).toBe('refunded');
  });

  test('leaves what is due on site when the gateway refuses its refund', async () => {
    const { uuid, dive } = await paidItems();
    const staff = await staffAt(10);
    const { outstanding } = await staff.refund_item({ uuid, item: dive, reason: 'No manta' });
    await db.refund.updateMany({ where: { orderId: uuid }, data: { status: 'failed' } });
    expect(await staff.get({ uuid })).toMatchObject({ outstanding, refunding: 300_000, may: { refundable: 450_001 } });
  });
});

test('shares add up to the rupiah in whatever order the items are cancelled', async () => {
  const onDays = ({ trip, course }: { trip: string; course: string }): Item[] => [
    { product: trip, activity_date: '2026-12-24', divers: [0, 1] },
    { product: course, activity_date: '2026-12-26', quantity: 3, divers: [0, 1, 2] },
    { product: trip, activity_date: '2026-12-29', divers: [1, 2] },
    { product: trip, activity_date: '2026-12-30', divers: [0, 1] },
  ];
  const [turns] = fc.sample(
    fc.array(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), { minLength: 6, maxLength: 6 }),
    1,
  );
  for (const turn of turns ?? []) {
    const { uuid, at, itemIds, refunds } = await paidItems(onDays);
    // 60 hours before the first item, which is refunded by half; all other items are refunded in full.
    const customer = (await at(hoursAhead(60))).order;
    const came = 300_000 * 3 + 450_001;
    for (const [round, index] of turn.entries()) {
      const before = await customer.get({ uuid });
      const item = before.items[index];
      const order = await customer.cancel_item({ uuid, item: itemIds[index] ?? '' });
      await expectSound();
      expect(order.items[index]?.refunded).toBe(item?.refund_amount);
      expect(order.items.reduce((sum, { paid, refunded }) => sum + paid + (refunded ?? 0), 0)).toBe(came);
      if (round < 3) expect(order.outstanding).toBe(before.outstanding - (item?.total ?? 0) + (item?.paid ?? 0));
    }
    const returned = (await refunds()).reduce((sum, amount) => sum + amount, 0);
    const { status, retained } = await db.order.findUniqueOrThrow({ where: { id: uuid } });
    expect([status, returned + (retained ?? 0)]).toEqual(['cancelled', came]);
    await completeRefunds();
    await expectSound();
  }
});
