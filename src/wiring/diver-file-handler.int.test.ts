import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { dayAt, plusDays, toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { sendDiverFile } from '@/test/diver-file';
import { aPaidOrder, byStaff } from '@/test/orders';
import { photograph } from '@/test/photograph';
import { freshAddress } from '@/test/try-limits';

let order: Awaited<ReturnType<typeof ordered>>;
beforeEach(async () => {
  order = await ordered();
});

/** A paid order whose day is ahead by the real clock, by which uploads run. */
async function ordered() {
  const { uuid } = await aPaidOrder();
  const activityDate = toDate(plusDays(dayAt(new Date()), 20));
  await db.orderItem.updateMany({ where: { orderId: uuid }, data: { activityDate } });
  const office = (await byStaff(new Date())).admin.orders;
  const { url } = await office.diver_link({ uuid, diver: 0 });
  return { uuid, office, token: url.split('/').at(-1) ?? '' };
}

async function send(...[token, bytes, kind = 'card']: [string, Uint8Array, ('card' | 'passport')?]) {
  const response = await sendDiverFile(token, bytes, kind);
  return { status: response.status, ...(await response.json()) };
}

test('the photo of a card is re-encoded, sealed, shown to staff, and removed by the diver', async () => {
  const { uuid, office, token } = order;
  expect(await send(token, await photograph())).toMatchObject({ status: 201, data: { has_card: true } });
  const [stored] = await db.diverCard.findMany({ where: { diver: { orderId: uuid } } });
  const { picture } = await office.diver_card({ uuid, diver: 0 });
  expect(
    Buffer.from(picture ?? '', 'base64')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(stored?.sealed).not.toContain(picture?.slice(0, 40));
  expect(await office.readiness({ uuid })).toMatchObject([{ has_card: true }, { has_card: false }]);
  const visitor = await callerFor(null, { address: freshAddress() });
  expect(await visitor.ready.remove_card({ token })).toMatchObject({ has_card: false });
  expect(await office.diver_card({ uuid, diver: 0 })).toEqual({ picture: null });
});

test('a file that is no picture, an unknown kind, and an unknown link are refused and store nothing', async () => {
  const { token } = order;
  const photo = await photograph();
  expect(await send(token, Buffer.from('%PDF-1.7 a card'))).toMatchObject({
    status: 422,
    errors: { file: [expect.any(String)] },
  });
  expect(await send(token, Buffer.from('<svg/>'))).toMatchObject({ status: 422, code: 'invalid_fields' });
  expect(await send(token, photo, 'passport')).toMatchObject({ status: 422, errors: { kind: [expect.any(String)] } });
  expect(await send('unknown', photo)).toMatchObject({ status: 404, code: 'link_over' });
  expect(await db.diverCard.count({ where: { diver: { orderId: order.uuid } } })).toBe(0);
});
