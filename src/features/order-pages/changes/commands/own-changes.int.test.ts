import { describe, expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, hoursAhead, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { shopWithCourse } from '@/test/several-items';

/** Twelve hours before the day begins. */
const cutOff = hoursAhead(12);
const justBefore = new Date(cutOff.getTime() - 1);

const stranger = async () => (await callerFor(await signIn(await account()), { now: later(10) })).order;

/** The emails to the shop about an order. */
async function noticesAbout(bookingId: string) {
  const notices = await mailsTo('hello@segara.test');
  return notices.map(({ params }) => params).filter((params) => params.bookingId === bookingId);
}

async function paidOrder() {
  const sold = await aPaidOrder();
  return { ...sold, order: (await sold.at(later(10))).order };
}

describe('order.change_pickup', () => {
  const home = { pickup_area: 'kuta', pickup_address: 'Villa Karang 3' };

  test('changes area and address, records it, mails customer and shop, and keeps the seats', async () => {
    const { uuid, order, taken, mails } = await paidOrder();
    const before = await taken();
    const answer = await order.change_pickup({ uuid, ...home });
    expect(answer).toMatchObject({
      ...{ ...home, pickup_window: { from: '06:30', to: '06:45' } },
      message: 'Your pickup is changed. We have sent you the new times.',
    });
    expect(answer.timeline.at(-1)).toMatchObject({ kind: 'edited', by: 'customer', note: 'pickup' });
    expect(await taken()).toBe(before);
    expect(await mails()).toContain('pickup_changed');
    expect(await noticesAbout(answer.booking_id)).toContainEqual(expect.objectContaining({ kind: 'pickup_changed' }));
  });

  test('removes the address with the pickup, and refuses a request without a change', async () => {
    const { uuid, at } = await anOrder();
    const { order } = await at(later(10));
    const none = { pickup_area: null, pickup_address: null };
    expect(await order.change_pickup({ uuid, ...home, pickup_area: null })).toMatchObject({
      ...{ ...none, pickup_window: null },
    });
    expect(await refusalOf(order.change_pickup({ uuid, ...none }))).toMatchObject({ code: 'nothing_changed' });
  });

  test('is possible until the cut-off of the day', async () => {
    const { uuid, at } = await aPaidOrder();
    const { areas = [], until } = (await (await at(justBefore)).order.get({ uuid })).pickup_change ?? {};
    expect([areas.includes('kuta'), until]).toEqual([true, cutOff.toISOString()]);
    const { order } = await at(cutOff);
    expect(await order.get({ uuid })).toMatchObject({ pickup_change: null });
    expect(await refusalOf(order.change_pickup({ uuid, ...home }))).toMatchObject({ code: 'pickup_fixed' });
  });

  test('refuses an area without pickup, an ended order, and another customer', async () => {
    const { uuid, order } = await paidOrder();
    const far = { ...home, pickup_area: 'amed' };
    expect(await refusalOf(order.change_pickup({ uuid, ...far }))).toMatchObject({
      ...{ status: 422, errors: { pickup_area: [expect.anything()] } },
    });
    const foreign = (await stranger()).change_pickup({ uuid, ...home });
    expect(await refusalOf(foreign)).toMatchObject({ code: 'not_found' });
    await order.cancel({ uuid });
    expect(await refusalOf(order.change_pickup({ uuid, ...home }))).toMatchObject({ code: 'pickup_fixed' });
  });
});

describe('order.request_move', () => {
  const wanted = { activity_date: '2026-12-26', message: 'Our flight is later' };

  test('only asks the shop, and the customer sees that the request was sent', async () => {
    const { uuid, order, attention, mails } = await paidOrder();
    const answer = await order.request_move({ uuid, ...wanted });
    expect(answer).toMatchObject({
      activity_date: '2026-12-24',
      move_request: { item: null, ...wanted, requested_at: later(10).toISOString() },
    });
    expect(await attention()).toEqual(['move_requested']);
    expect(await mails()).toContain('move_requested');
    expect(await noticesAbout(answer.booking_id)).toContainEqual(
      expect.objectContaining({ kind: 'move_requested', wanted: '2026-12-26', reason: 'Our flight is later' }),
    );
  });

  test('is settled when staff move the order', async () => {
    const { uuid, order, attention } = await paidOrder();
    await order.request_move({ uuid, ...wanted });
    const staff = (await byStaff(later(20))).admin.orders;
    expect(await staff.get({ uuid })).toMatchObject({ attention: ['move_requested'], move_request: wanted });
    await staff.move({ uuid, date: '2026-12-26' });
    expect(await attention()).toEqual([]);
    expect(await order.get({ uuid })).toMatchObject({ activity_date: '2026-12-26', move_request: null });
  });

  test('is settled when staff write to the customer', async () => {
    const { uuid, order, attention } = await paidOrder();
    await order.request_move({ uuid, ...wanted });
    await (await byStaff(later(20))).admin.orders.write({ uuid, subject: 'Your day', message: 'It is full.' });
    expect(await attention()).toEqual([]);
    expect(await order.get({ uuid })).toMatchObject({ move_request: null });
  });

  test('lapses when the order ends', async () => {
    const { uuid, order, attention } = await paidOrder();
    await order.request_move({ uuid, ...wanted });
    expect(await order.cancel({ uuid })).toMatchObject({ move_request: null });
    expect(await attention()).toEqual([]);
  });

  test('names the item of an order with several, and lapses only when that item ends', async () => {
    const { submit, at } = await shopWithCourse();
    const { uuid, items } = await submit();
    await pay(uuid, later(5));
    const { order } = await at(later(10));
    const [first = '', second = ''] = items.map((item) => item.uuid);
    const answer = await order.request_move({ uuid, item: second, activity_date: '2026-12-29' });
    expect(answer.move_request).toMatchObject({ item: second, activity_date: '2026-12-29', message: null });
    expect(await order.cancel_item({ uuid, item: first })).toMatchObject({ move_request: { item: second } });
    expect(await order.cancel({ uuid })).toMatchObject({ move_request: null });
  });

  test('refuses a past day, the booked day, an unpaid order, and another customer', async () => {
    const { uuid, order } = await paidOrder();
    for (const activity_date of ['2026-11-20', '2026-12-24'])
      expect(await refusalOf(order.request_move({ uuid, activity_date }))).toMatchObject({
        ...{ status: 422, errors: { activity_date: [expect.anything()] } },
      });
    expect(await refusalOf((await stranger()).request_move({ uuid, ...wanted }))).toMatchObject({ code: 'not_found' });
    const unpaid = await anOrder();
    const answer = (await unpaid.at(later(10))).order.request_move({ uuid: unpaid.uuid, ...wanted });
    expect(await refusalOf(answer)).toMatchObject({ code: 'state_not_allowed' });
  });
});
