import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);

const staff = async (now: Date) => {
  const person = await account({ role: 'ADMIN' });
  return { person, orders: (await callerFor(await signIn(person), { now })).admin.orders };
};

async function order(about: Parameters<typeof booking>[1], product: Parameters<typeof bookableProduct>[0] = {}) {
  const { slug } = await bookableProduct(product);
  const { order: own } = await callerFor(await signIn(await account({ firstName: 'Ann', lastName: 'Lee' })), {
    now: ordered,
  });
  const { uuid } = await own.create({ ...booking(slug, about), idempotency_key: randomUUID() });
  return { uuid, slug };
}

test('the day list shows the crew who dives, what they need, and the outstanding amount', async () => {
  const day = '2027-04-21';
  const { uuid, slug } = await order({
    activity_date: day,
    pickup_address: 'Villa Mawar',
    inquiry: 'Is there a locker?',
    divers: [diver({ full_name: 'Ann Lee', date_of_birth: '1990-04-21' }), diver({ full_name: 'Bo Lee' })],
  });
  await pay(uuid, later(5));
  await order({ activity_date: day });
  const { orders } = await staff(later(10));
  await orders.add_note({ uuid, note: 'Her birthday' });
  const list = await orders.day({ date: day });
  expect(list).toMatchObject({ date: day, divers: 2, guides: 1, pickups: [{ area: 'sanur', orders: 1, divers: 2 }] });
  const [departure, unpaid] = list.departures.sort((one, other) => other.divers - one.divers);
  expect(departure).toMatchObject({ product: { slug }, divers: 2, guides: 1 });
  expect(departure?.bookings).toMatchObject([
    {
      uuid,
      status: 'paid',
      name: 'Ann Lee',
      phone: '+49 151 23456789',
      pickup_area: 'sanur',
      pickup_address: 'Villa Mawar',
      pickup_window: { from: '07:00', to: '07:15' },
      emergency_contact: { name: 'Budi' },
      inquiry: 'Is there a locker?',
      paid: 300_000,
      outstanding: 700_001,
      created_at: ordered.toISOString(),
      notes: ['Her birthday'],
      divers: [
        {
          full_name: 'Ann Lee',
          age: 37,
          certification_level: 'open_water',
          shoe_size: 39,
          dietary_restriction: 'vegan',
        },
        { full_name: 'Bo Lee' },
      ],
    },
  ]);
  expect(unpaid).toMatchObject({ unpaid: 2, bookings: [] });
});

test('the day list has a phone number for divers when the customer who booked does not come along', async () => {
  const { slug } = await bookableProduct();
  const day = '2027-06-08';
  const item = { product: slug, quantity: 1 };
  const office = (await staff(ordered)).orders;
  const { uuid } = await office.book({
    ...{ name: 'Ann Lee', phone: '+62 812 3456 7890', variant: null, inquiry: null, due_now: 0, due_reason: 'later' },
    ...{ pickup_area: null, pickup_address: null, activity_time: undefined, divers: [{}, {}, {}, {}] },
    items: [
      { ...item, activity_date: day, divers: [2, 3], variant: null, activity_time: undefined },
      {
        ...item,
        activity_date: '2027-06-09',
        quantity: 2,
        divers: [0, 1, 2, 3],
        variant: null,
        activity_time: undefined,
      },
    ],
  });
  const { departures } = await office.day({ date: day });
  expect(departures[0]?.bookings).toMatchObject([
    { uuid, phone: '+62 812 3456 7890', divers: [{ phone: null }, { phone: null }] },
  ]);
});

test("the day list without a date is tomorrow's list in Bali time", async () => {
  const { orders } = await staff(new Date('2027-04-20T15:59:00Z'));
  expect((await orders.day({})).date).toBe('2027-04-21');
  const { orders: afterMidnight } = await staff(new Date('2027-04-20T16:00:00Z'));
  expect((await afterMidnight.day({})).date).toBe('2027-04-22');
});

test('reading the divers of a day is audited, unless the list is empty', async () => {
  const day = '2027-05-03';
  const { uuid } = await order({ activity_date: day });
  await pay(uuid, later(5));
  const { person, orders } = await staff(later(10));
  await orders.day({ date: '2027-05-04' });
  await orders.day({ date: day });
  expect(await db.auditEntry.findMany({ where: { actorId: person.id } })).toMatchObject([
    { action: 'view', entity: 'schedule', entityId: day },
  ]);
});

test('the day list has the divers of a course on its last day too, but not on the day after', async () => {
  const { uuid } = await order({ activity_date: '2027-05-10' }, { durationDays: 3 });
  await pay(uuid, later(5));
  const { orders } = await staff(later(10));
  const last = await orders.day({ date: '2027-05-12' });
  expect(last.departures).toMatchObject([{ day: 3, days: 3, guides: 1, bookings: [{ uuid, divers: [{}, {}] }] }]);
  expect((await orders.day({ date: '2027-05-13' })).departures).toEqual([]);
});
