import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { fillFields } from '@/shared/mail/fill-fields';
import { anOrder, byStaff, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

test('staff send the customer the values of the order, and find the email in the timeline', async () => {
  const { uuid } = await anOrder();
  const { customer, bookingId } = await db.order.findUniqueOrThrow({
    where: { id: uuid },
    include: { customer: true },
  });
  const { orders } = (await byStaff(ordered)).admin;
  const values = await orders.message_values({ uuid });
  expect(values).toMatchObject({ number: bookingId, link: expect.stringContaining(`/user/orders/${uuid}`) });
  expect(Object.keys(values)).toEqual(['name', 'number', 'day', 'trip', 'pickup', 'link']);

  const open = { uuid, subject: 'Pickup', message: 'On {day}' };
  expect((await refusalOf(orders.write(open))).errors).toEqual({
    message: ['Please complete before sending: {day}'],
  });
  const message = fillFields('On {day}, {name}.', values);
  const { timeline } = await orders.write({ uuid, subject: 'Your pickup', message });
  expect(timeline.find(({ kind }) => kind === 'message_sent')).toMatchObject({
    note: `Your pickup\n\n${message}`,
    internal: false,
  });
  expect(await mailsTo(customer.email ?? '')).toContainEqual(
    expect.objectContaining({ template: 'order_message', params: expect.objectContaining({ body: message }) }),
  );

  await db.user.update({ where: { id: customer.id }, data: { email: null } });
  expect(Object.keys((await refusalOf(orders.write({ ...open, message }))).errors ?? {})).toEqual(['message']);
});
