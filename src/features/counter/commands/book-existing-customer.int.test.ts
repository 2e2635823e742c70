import { expect, test } from 'vitest';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { db } from '@/server/database/db';
import { bookableProduct } from '@/test/bookings';
import { account } from '@/test/factories';
import { byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const PHONE = '+62 812 3456 7890';

async function booking(about: object = {}, product: Parameters<typeof bookableProduct>[0] = {}) {
  const { slug } = await bookableProduct(product);
  return {
    ...{ name: 'Mason Clark', phone: PHONE, product: slug, activity_date: '2026-12-24', quantity: 1 },
    ...{ variant: null, activity_time: undefined, pickup_area: null, pickup_address: null, inquiry: null },
    divers: [{}, {}],
    ...about,
  };
}

test('a booking at the counter belongs to the known customer, with the stored details of their people', async () => {
  const { admin } = await byStaff(later(0));
  const person = await account({ firstName: 'Mason', lastName: 'Clark' });
  const divers = [{ certification_level: 'rescue' as const, height_cm: 181 }, {}];
  const order = await admin.orders.book(await booking({ customer: person.id, divers }));
  expect(order).toMatchObject({ customer: { uuid: person.id, email: person.email } });
  expect(order.divers[0]).toMatchObject({ full_name: 'Mason Clark', phone: PHONE, height_cm: 181 });
});

test('a booking at the counter refuses a customer who is a member of staff', async () => {
  const { admin } = await byStaff(later(0));
  const { id: customer } = await account({ role: 'ADMIN' });
  expect((await refusalOf(admin.orders.book(await booking({ customer })))).errors).toHaveProperty('customer');
});

test('staff take a diver along who does not fit yet, with a reason in the audit log', async () => {
  const { admin } = await byStaff(later(0));
  const diver = { certification_level: 'open_water' as const, logged_dives: 3 };
  const requirements = { ...noRequirements, logged_dives: 50 };
  const request = await booking({ divers: [diver, diver] }, { requirements });
  const refused = await refusalOf(admin.orders.book(request));
  expect(refused.errors).toHaveProperty(['divers.0.logged_dives']);
  const fit_override = 'Dived with us last week';
  const { uuid } = await admin.orders.book({ ...request, fit_override });
  const entry = await db.auditEntry.findFirst({ where: { entityId: uuid, action: 'create' } });
  expect(entry).toMatchObject({ after: { fit_override } });
});
