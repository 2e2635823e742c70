import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';

test('quote labels a line in English while its name is not translated', async () => {
  const { slug, id } = await bookableProduct({
    variants: { create: { names: { en: 'Two dives', de: '', ja: '2本' }, price: 900_000, position: 0 } },
  });
  const { id: variant } = await db.productVariant.findFirstOrThrow({ where: { productId: id } });
  const token = await signIn(await account());
  const labelIn = async (locale: 'de' | 'ja') => {
    const guest = await callerFor(token, { locale, now: new Date('2026-11-21T02:00:00Z') });
    const { lines } = await guest.booking.quote(booking(slug, { variant }));
    return lines[0]?.label;
  };
  expect(await labelIn('de')).toBe('Wracktag · Two dives');
  expect(await labelIn('ja')).toBe('Wreck day · 2本');
});

test('quote says which season, child and group price applies, and the order keeps it', async () => {
  const priceRules = {
    seasons: [{ from: '2026-12-20', to: '2027-01-05', names: { en: 'High season', de: 'Hochsaison' }, percent: 20 }],
    group: { from: 2, percent: 10 },
    child: { up_to_age: 11, percent: 50 },
  };
  const { slug, id } = await bookableProduct({ priceRules, price: 1_000_000, minimumAge: 8 });
  const guest = await callerFor(await signIn(await account()), { locale: 'de', now: new Date('2026-11-21T02:00:00Z') });
  const wanted = booking(slug, {
    activity_date: '2026-12-23',
    divers: [diver(), diver({ date_of_birth: '2016-05-01' })],
  });
  const { lines, total, discount } = await guest.booking.quote(wanted);
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Wracktag · Hochsaison', 1_200_000],
    ['1 Kind bis 11 Jahre (−50\u00a0%)', -300_000],
    ['Gruppe ab 2 Personen (−10\u00a0%)', -60_000],
  ]);
  expect([total, discount]).toEqual([840_000, 360_000]);
  const { uuid } = await guest.order.create({ ...wanted, quoted_total: 840_000, idempotency_key: randomUUID() });
  await db.product.update({ where: { id }, data: { priceRules: {} } });
  expect(await guest.order.get({ uuid })).toMatchObject({ unit_price: 1_200_000, discount: 360_000, total: 840_000 });
  const { priceTerms } = await db.orderItem.findFirstOrThrow({ where: { orderId: uuid } });
  expect(priceTerms).toMatchObject({ season: { percent: 20 }, child: { divers: 1 }, group: { divers: 1 } });
});
