import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { newId } from '@/server/database/new-id';
import { locales } from '@/shared/locale/locales';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { ordered } from '@/test/orders';
import { shopWithCourse } from '@/test/several-items';

type Body = ReturnType<typeof booking>;

async function withCover(productId: string) {
  const media = await db.media.create({
    data: { key: `${newId()}.webp`, width: 1600, height: 900, bytes: 1, placeholder: 'data:image/webp;base64,AAAA' },
  });
  const alts = { en: 'A wreck', de: 'Ein Wrack' };
  await db.productImage.create({ data: { productId, mediaId: media.id, alts, position: 0 } });
}

async function variantOf(productId: string): Promise<string> {
  const names = { en: 'With nitrox', ja: 'ナイトロックス付き' };
  return (await db.productVariant.create({ data: { productId, names, price: 1_200_003 } })).id;
}

/** Orders of one product that cover every difference the order view can show. */
async function bodies(): Promise<Record<string, Body>> {
  const seatsPerDay = 100;
  const [plain, rich, early] = [
    await bookableProduct({ seatsPerDay }),
    await bookableProduct({ seatsPerDay }),
    await bookableProduct({ seatsPerDay, pickup: false, durationDays: 2.5 }),
  ];
  await withCover(rich.id);
  const [torch, camera] = [await addOn(rich.id), await addOn(rich.id, { unit: 'per_order' })];
  const add_ons = [torch, camera].map(({ id }) => ({ add_on: id, quantity: 2 }));
  const emergency_contact = { name: 'Budi', phone: '+62 812 3456 7890', relationship: 'Vater', message: 'Ruf an' };
  return {
    'one item': booking(plain.slug),
    'add-ons, a variant and a cover': booking(rich.slug, { variant: await variantOf(rich.id), add_ons, quantity: 2 }),
    'full payment': booking(plain.slug, { payment_type: 'full_payment', activity_date: '2026-12-25' }),
    'a pickup, an inquiry and a message': booking(plain.slug, {
      pickup_area: 'kuta',
      pickup_address: 'Jl. Pantai 7',
      inquiry: 'Früh, bitte',
      emergency_contact,
    }),
    'no pickup, several days': booking(early.slug, { pickup_area: null }),
  };
}

describe('the response to a new order equals its order page', () => {
  test('for every combination of contents, in each language', async () => {
    for (const [name, body] of Object.entries(await bodies())) {
      for (const locale of name === 'one item' || body.add_ons.length > 0 ? locales : (['en'] as const)) {
        const caller = await callerFor(await signIn(await account()), { now: ordered, locale });
        const answer = await caller.order.create({ ...body, idempotency_key: randomUUID() });
        expect(answer.payment_url, name).toMatch(/^http/);
        expect(JSON.stringify(answer), `${name}, ${locale}`).toBe(
          JSON.stringify(await caller.order.get({ uuid: answer.uuid })),
        );
      }
    }
  });

  test('with several items, on a day with several departures', async () => {
    const { trip, submit, at } = await shopWithCourse();
    for (const time of ['07:30', '13:00'])
      await db.departure.create({ data: { productId: trip.id, date: new Date('2026-12-24'), time, capacity: 8 } });
    const answer = await submit();
    expect(answer).toMatchObject({ activity_time: '07:30', several_departures: true });
    expect(answer.items).toHaveLength(2);
    expect(JSON.stringify(answer)).toBe(JSON.stringify(await (await at(ordered)).order.get({ uuid: answer.uuid })));
  });
});
