import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { aPaidOrder, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const staff = async (firstName: string) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN', firstName, lastName: 'Dewi' })), { now: later(60) }))
    .admin.orders;

test('the version of an order changes with every action on the order, and names its author', async () => {
  const { uuid, at } = await aPaidOrder();
  const [ayu, made] = [await staff('Ayu'), await staff('Made')];
  const versions = new Set([(await ayu.version({ uuid })).version]);
  const changes = [
    () => made.add_note({ uuid, note: 'Wants a window seat' }),
    () => made.confirm({ uuid }),
    () => made.refund({ uuid, amount: 1000, reason: 'No manta' }),
    () => db.refund.updateMany({ where: { orderId: uuid }, data: { status: 'pending' } }),
  ];
  for (const change of changes) {
    await change();
    const now = await ayu.version({ uuid });
    versions.add(now.version);
    expect(now.changed_by).toBe('Made Dewi');
  }
  expect(versions.size).toBe(changes.length + 1);
  expect((await made.version({ uuid })).changed_by).toBeNull();
  await (await at(later(61))).order.cancel({ uuid });
  expect((await made.version({ uuid })).changed_by).toMatch(/./);
});

test('reading the version of an order is not audited as a view, and an unknown order returns 404', async () => {
  const { uuid } = await aPaidOrder();
  const ayu = await staff('Ayu');
  await ayu.version({ uuid });
  expect(await db.auditEntry.count({ where: { action: 'view', entityId: uuid } })).toBe(0);
  expect((await refusalOf(ayu.version({ uuid: '01890a5d-ac96-774b-bcce-b302099a8057' }))).status).toBe(404);
});
