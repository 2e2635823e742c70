import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DiverField, diverFieldNames } from '@/features/booking/divers/domain/fields';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const blank = Object.fromEntries(diverFieldNames.map((field) => [field, null])) as Record<DiverField, null>;
const open = {
  ...blank,
  date_of_birth: '1990-04-21',
  association: 'PADI',
  certification_level: 'open_water' as const,
  complete_later: true as const,
};
const first = { ...open, full_name: 'Sari Dewi', phone: '+49 151 23456789', email: 'sari@example.test' };
const second = { ...open, full_name: 'Jan Dewi' };

async function customer(locale: 'en' | 'de' = 'en') {
  const user = await account();
  const token = await signIn(user);
  return { user, at: (now: Date) => callerFor(token, { now, locale }) };
}

const body = (slug: string, about: object = {}) => ({
  ...booking(slug),
  divers: [first, second],
  emergency_contact: { complete_later: true as const },
  idempotency_key: randomUUID(),
  ...about,
});

test('an order is placed with incomplete forms, and its customer fills in only what is open', async () => {
  const { slug } = await bookableProduct();
  const { at } = await customer();
  const caller = await at(ordered);
  const order = await caller.order.create(body(slug));
  const { uuid } = order;
  expect(order).toMatchObject({ status: 'pending_payment', emergency_contact: null });
  expect(order.open_forms.emergency_contact).toBe(true);
  expect(order.open_forms.divers.map(({ fields }) => fields.includes('phone'))).toEqual([false, true]);

  const filled = await caller.order.fill_in({ uuid, diver: 1, height_cm: 180, phone: '+49 151 1111111' });
  expect(filled.divers[1]).toMatchObject({ height_cm: 180, full_name: 'Jan Dewi' });
  expect(filled.open_forms.divers[1]?.fields).not.toContain('height_cm');
  expect(await refusalOf(caller.order.fill_in({ uuid, diver: 1, full_name: 'Somebody' }))).toMatchObject({
    errors: { full_name: [expect.stringContaining('filled in already')] },
  });
  const contact = { name: 'Budi', phone: '+62 812 3456 7890', relationship: null, message: null };
  expect((await caller.order.fill_in_emergency({ uuid, ...contact })).open_forms.emergency_contact).toBe(false);
  expect(await refusalOf(caller.order.fill_in_emergency({ uuid, ...contact }))).toMatchObject({ status: 422 });

  const stranger = await (await customer()).at(ordered);
  expect(await refusalOf(stranger.order.fill_in({ uuid, diver: 1, weight_kg: 70 }))).toMatchObject({ status: 404 });
  const past = await at(new Date('2026-12-26T00:00:00Z'));
  expect((await past.order.get({ uuid })).open_forms).toEqual({ divers: [], emergency_contact: false });
  expect(await refusalOf(past.order.fill_in({ uuid, diver: 1, weight_kg: 70 }))).toMatchObject({ status: 409 });
});

test('an incomplete form without complete_later is refused, and so is an incomplete emergency contact', async () => {
  const { slug } = await bookableProduct({ minimumAge: 40 });
  const caller = await (await customer()).at(ordered);
  const { complete_later: _, ...silent } = second;
  const { errors } = await refusalOf(
    caller.order.create(body(slug, { divers: [first, silent], emergency_contact: { name: '', phone: '' } })),
  );
  expect(errors).toMatchObject({
    'divers.1.gender': ['Gender is required'],
    'emergency_contact.name': ['Name is required'],
  });
  const young = await refusalOf(caller.order.create(body(slug)));
  expect(Object.keys(young.errors ?? {})).toEqual(['divers.0.date_of_birth', 'divers.1.date_of_birth']);
});

test('a product can require complete forms at booking', async () => {
  const { slug } = await bookableProduct({ forms: 'before_payment' });
  const caller = await (await customer()).at(ordered);
  const { errors } = await refusalOf(caller.order.create(body(slug)));
  expect(Object.keys(errors ?? {})).toEqual([
    'divers.0.complete_later',
    'divers.1.complete_later',
    'emergency_contact.complete_later',
  ]);
  expect(await caller.order.create({ ...booking(slug), idempotency_key: randomUUID() })).toMatchObject({
    open_forms: { divers: [], emergency_contact: false },
  });
});
