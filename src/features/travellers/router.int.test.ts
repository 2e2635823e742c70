import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { personOf } from '@/features/booking/divers/domain/fields';
import { orderJobs } from '@/features/orders/jobs';
import { seal } from '@/server/crypto/crypto';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { runJobs } from '@/test/jobs';
import { ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

async function customer() {
  const user = await account();
  return { user, caller: await callerFor(await signIn(user), { now: ordered }) };
}

const jan = personOf(diver({ full_name: 'Jan Dewi', certification_number: 'JAN-77' }));
const person = (about: object = {}) => ({ ...jan, emergency_contact: null, ...about });

test('an account stores each person once, encrypted, and hides them from other accounts', async () => {
  const { caller } = await customer();
  const { uuid } = await caller.people.create(person());
  await caller.people.create(person({ full_name: ' jan  dewi', weight_kg: 80, height_cm: null }));
  const { data, meta } = await caller.people.list({});
  expect(meta.total).toBe(1);
  expect(data).toMatchObject([{ uuid, weight_kg: 80, height_cm: 172 }]);
  expect(JSON.stringify(await db.savedPerson.findMany())).not.toMatch(/Dewi|JAN-77/);

  const stranger = (await customer()).caller;
  expect((await stranger.people.list({})).data).toEqual([]);
  for (const call of [() => stranger.people.update({ uuid, weight_kg: 60 }), () => stranger.people.remove({ uuid })])
    expect(await refusalOf(call())).toMatchObject({ status: 404 });
});

test('a field is empty for a person saved before the field existed', async () => {
  const { user, caller } = await customer();
  const { height_cm: _, emergency_contact: __, ...stored } = person();
  const at = { createdAt: ordered, updatedAt: ordered };
  await db.savedPerson.create({ data: { ownerId: user.id, sealed: seal(JSON.stringify(stored)), ...at } });
  const { data } = await caller.people.list({});
  expect(data).toMatchObject([{ full_name: 'Jan Dewi', height_cm: null, emergency_contact: null }]);
});

test('a person is changed only in the fields sent, never into a duplicate, and can be deleted', async () => {
  const { caller } = await customer();
  const { uuid } = await caller.people.create(person());
  await caller.people.create(person({ full_name: 'Sari Dewi' }));
  const contact = { name: 'Budi', phone: '+62 812 3456 7890', relationship: null, message: null };
  expect(await caller.people.update({ uuid, weight_kg: 70, phone: null, emergency_contact: contact })).toMatchObject({
    ...{ full_name: 'Jan Dewi', weight_kg: 70, height_cm: 172, phone: null, emergency_contact: contact },
  });
  expect((await refusalOf(caller.people.update({ uuid, full_name: 'Sari Dewi' }))).errors).toHaveProperty('full_name');
  expect((await refusalOf(caller.people.update({ uuid, weight_kg: 5 }))).errors).toHaveProperty('weight_kg');
  await caller.people.remove({ uuid });
  expect((await caller.people.list({})).data.map(({ full_name: name }) => name)).toEqual(['Sari Dewi']);
});

test('a booking saves the divers its customer chooses, with the emergency contact, and offers them next time', async () => {
  const { slug } = await bookableProduct();
  const { caller } = await customer();
  const input = booking(slug, { divers: [diver({ full_name: 'Sari Dewi' }), diver({ full_name: 'Jan Dewi' })] });
  const submit = { ...input, idempotency_key: randomUUID(), keep: [1, 1, 9] };
  const { uuid } = await caller.order.create(submit);
  expect(await caller.order.create(submit)).toMatchObject({ uuid });
  await runJobs(orderJobs);
  expect((await caller.people.list({})).data).toMatchObject([
    { full_name: 'Jan Dewi', shoe_size: 39, emergency_contact: { name: 'Budi' } },
  ]);
  const offered = await caller.order.pickable_people();
  expect(offered.map(({ full_name: name, saved }) => [name, saved])).toEqual([
    ['Jan Dewi', true],
    ['Sari Dewi', false],
  ]);
});

test('a booking saves no divers of a customer who is erased first', async () => {
  const { slug } = await bookableProduct();
  const { user, caller } = await customer();
  await caller.order.create({ ...booking(slug), idempotency_key: randomUUID(), keep: [0] });
  await db.user.update({ where: { id: user.id }, data: { erasedAt: ordered } });
  await runJobs(orderJobs);
  expect(await db.savedPerson.count({ where: { ownerId: user.id } })).toBe(0);
});

test('a photo of a card is stored sealed, without its metadata, for its owner only', async () => {
  const { caller } = await customer();
  const stranger = (await customer()).caller;
  const { uuid, has_card } = await caller.people.create(person());
  expect(has_card).toBe(false);
  const sent = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0a7ea4' } })
    .withExif({ IFD0: { Copyright: 'Sari Dewi' } })
    .jpeg()
    .toBuffer();
  const picture = sent.toString('base64');
  await caller.people.save_card({ uuid, picture });
  const { data } = await caller.people.list({});
  expect(data).toMatchObject([{ uuid, has_card: true }]);
  const stored = Buffer.from((await caller.people.card({ uuid })).picture ?? '', 'base64');
  const { format, width, exif } = await sharp(stored).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 640, exif: undefined });
  const { sealedCard } = await db.savedPerson.findUniqueOrThrow({ where: { id: uuid } });
  expect(sealedCard).not.toContain(stored.toString('base64').slice(0, 40));

  for (const call of [
    () => stranger.people.card({ uuid }),
    () => stranger.people.save_card({ uuid, picture }),
    () => stranger.people.remove_card({ uuid }),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 404 });
  const text = Buffer.from('no picture at all').toString('base64');
  expect(await refusalOf(caller.people.save_card({ uuid, picture: text }))).toMatchObject({ status: 422 });
  await caller.people.update({ uuid, weight_kg: 70 });
  expect((await caller.people.list({})).data).toMatchObject([{ weight_kg: 70, has_card: true }]);
  await caller.people.remove_card({ uuid });
  expect((await caller.people.card({ uuid })).picture).toBeNull();
});

test('a dive record keeps experience, prefills later bookings and never changes past orders', async () => {
  const { caller } = await customer();
  const { slug } = await bookableProduct();
  const order = await caller.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  const { uuid } = await caller.people.create(
    person({ full_name: 'Diver 1', logged_dives: 40, specialties: ['deep'] }),
  );
  await caller.people.update({ uuid, logged_dives: 44, specialties: [] });
  const pickable = await caller.order.pickable_people();
  expect(pickable.find(({ full_name: name }) => name === 'Diver 1')).toMatchObject({
    logged_dives: 44,
    specialties: [],
  });
  expect((await caller.order.get({ uuid: order.uuid })).divers[0]).toMatchObject({ logged_dives: null });
});
