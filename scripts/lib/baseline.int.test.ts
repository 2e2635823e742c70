import { expect, test } from 'vitest';
import { db } from '../../src/server/database/db';
import { product } from '../../src/test/factories';
import { aPaidOrder } from '../../src/test/orders';

test('enum values are lower case, except roles and providers', async () => {
  const values = await db.$queryRaw`
    SELECT enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid
    WHERE typname NOT IN ('Role', 'Provider') AND enumlabel <> lower(enumlabel)`;
  expect(values).toEqual([]);
});

test('a departure starts at its own time, or else at that of its product', async () => {
  const { id: productId } = await product({ departureTime: '16:15' });
  const departure = { productId, date: new Date('2026-12-24'), capacity: 8 };
  expect(await db.departure.create({ data: departure })).toMatchObject({ time: '16:15' });
  await expect(db.departure.create({ data: { ...departure, time: '7:30' } })).rejects.toThrow('departures_time_check');
  await expect(product({ departureTime: '24:00' })).rejects.toThrow('products_departure_time_check');
});

test('a removed departure must be closed and empty', async () => {
  const { uuid } = await aPaidOrder();
  const { departureId: id } = await db.orderItem.findFirstOrThrow({ where: { orderId: uuid } });
  const removed = { removed: true, closed: true };
  await expect(db.departure.update({ where: { id }, data: removed })).rejects.toThrow('departures_removed_check');
  const { id: productId } = await product();
  const open = { productId, date: new Date('2026-12-24'), capacity: 8, removed: true };
  await expect(db.departure.create({ data: open })).rejects.toThrow('departures_removed_check');
});

test('a ledger entry must have the sign of its kind', async () => {
  const { uuid: orderId } = await aPaidOrder();
  const entry = (kind: 'on_site' | 'on_site_refund', amount: number) =>
    db.ledgerEntry.create({ data: { orderId, kind, amount, at: new Date() } });
  await expect(entry('on_site', -1)).rejects.toThrow('ledger_entries_sign_check');
  await expect(entry('on_site_refund', 1)).rejects.toThrow('ledger_entries_sign_check');
});
