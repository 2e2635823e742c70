import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { noRequirements, teachesNothing } from '@/features/catalogue/domain/requirements';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { callRest } from '@/test/rest';

async function get(path: string, token?: string) {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const answer = await callRest(new Request(`http://localhost:3000/api/users/products${path}`, { headers }));
  return { status: answer.status, text: await answer.clone().text(), body: await answer.json() };
}

const texts = (title: string) => ({
  title,
  summary: `${title}, from Sanur`,
  body: [],
  itinerary: [],
  included: [],
  excluded: [],
});
// These values occur nowhere else in the responses.
const prices = { product: 7_654_321, variant: 8_765_432, addOn: 987_654 };
const written = new RegExp(Object.values(prices).join('|'));

let mantas: { id: string; slug: string };
let variant: { id: string };
let torch: { id: string };
let token: string;

beforeAll(async () => {
  torch = await db.addOn.create({
    data: {
      slug: `torch-${randomUUID()}`,
      texts: { en: { name: 'Torch', description: 'Bright' }, de: { name: 'Lampe' } },
      price: prices.addOn,
      unit: 'per_diver',
      maximum: 3,
    },
  });
  mantas = await product({
    slug: 'mantas',
    texts: { en: texts('Mantas'), de: texts('Mantarochen') },
    minimumLevel: 'open_water',
    diveCount: 2,
    price: prices.product,
    addOns: { create: { addOnId: torch.id } },
    variants: { create: { names: { en: 'Three dives', de: 'Drei Tauchgänge' }, price: prices.variant } },
  });
  variant = await db.productVariant.findFirstOrThrow({ where: { productId: mantas.id } });
  token = await signIn(await account());
});

const forVisitor = () => ({
  uuid: mantas.id,
  slug: 'mantas',
  kind: 'trip',
  title: 'Mantas',
  summary: 'Mantas, from Sanur',
  cover: null,
  level: 'open_water',
  dive_count: 2,
  duration_days: 1,
  minimum_age: 10,
  max_quantity: 4,
  forms: 'before_day',
  divers_per_package: 2,
  allow_half_package: false,
  refresher: false,
  teaches: teachesNothing,
  requirements: noRequirements,
  bookable: true,
  variants: [{ uuid: variant.id, name: 'Three dives' }],
  add_ons: [{ uuid: torch.id, name: 'Torch', unit: 'per_diver', maximum: 3 }],
});

describe('GET /users/products/{slug}', () => {
  test('returns every field except the prices to a visitor', async () => {
    expect(await get('/mantas')).toMatchObject({ status: 200, body: { data: forVisitor() } });
    expect((await get('/mantas')).body).toEqual({ data: forVisitor() });
  });

  test('returns the prices of the product, its variants and its add-ons to a caller with a token', async () => {
    const { variants, add_ons, ...rest } = forVisitor();
    expect((await get('/mantas', token)).body).toEqual({
      data: {
        ...rest,
        price: prices.product,
        variants: [{ ...variants[0], price: prices.variant }],
        add_ons: [{ ...add_ons[0], price: prices.addOn }],
      },
    });
  });

  test('answers in the requested language', async () => {
    expect((await get('/mantas?lang=de')).body).toMatchObject({
      data: { title: 'Mantarochen', variants: [{ name: 'Drei Tauchgänge' }], add_ons: [{ name: 'Lampe' }] },
    });
  });

  test('finds a product under a former slug, but no unpublished one', async () => {
    await db.slugRedirect.create({ data: { owner: 'product', slug: 'rays', targetId: mantas.id } });
    expect((await get('/rays')).body).toMatchObject({ data: { slug: 'mantas' } });
    const hidden = await product({ active: false });
    expect(await get(`/${hidden.slug}`, token)).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect(await get('/no-such-trip')).toMatchObject({ status: 404 });
  });

  test('inactive variants and add-ons are omitted', async () => {
    const retired = await db.addOn.create({
      data: {
        slug: randomUUID(),
        texts: { en: { name: 'Old', description: '' } },
        price: 1,
        unit: 'per_order',
        active: false,
      },
    });
    const { slug } = await product({
      addOns: { create: { addOnId: retired.id } },
      variants: { create: { names: { en: 'Old' }, price: 1, active: false } },
    });
    expect((await get(`/${slug}`, token)).body).toMatchObject({ data: { variants: [], add_ons: [] } });
  });
});

describe('GET /users/products', () => {
  test('paginates the list and reports the total', async () => {
    for (let made = 0; made < 5; made += 1) await product({ kind: 'course', sortOrder: made });
    await product({ kind: 'course', active: false });
    const first = await get('?kind=course&per_page=2');
    expect(first.body.meta).toEqual({ page: 1, per_page: 2, total: 5, last_page: 3 });
    const rest = [await get('?kind=course&per_page=2&page=2'), await get('?kind=course&per_page=2&page=3')];
    const slugs = [first, ...rest].flatMap(({ body }) => body.data.map(({ slug }: { slug: string }) => slug));
    expect(slugs).toHaveLength(5);
    expect(new Set(slugs).size).toBe(5);
    expect((await get('?kind=course&page=4&per_page=2')).body).toMatchObject({
      data: [],
      meta: { page: 4, last_page: 3 },
    });
  });

  test('the list has every kind by default', async () => {
    const { body } = await get('?per_page=100');
    const kinds = body.data.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['trip', 'course']));
    expect(body.meta.total).toBe(kinds.length);
  });

  test('reports an unknown kind and an invalid page or page size, each under its field', async () => {
    expect(await get('?kind=boat&per_page=101&page=0')).toMatchObject({
      status: 422,
      body: { errors: { kind: [expect.any(String)], per_page: ['Must be 100 or less'], page: ['Must be 1 or more'] } },
    });
  });
});

describe('prices', () => {
  const paths = ['', '?kind=trip', '/mantas', '/mantas?lang=ja'];

  test.each(paths)('are never shown to a visitor over REST: %s', async (path) => {
    const ended = await get(path, 'a token of nobody');
    for (const { text, status } of [await get(path), ended]) {
      expect(status).toBe(200);
      expect(text).toContain('mantas');
      expect(text).not.toMatch(written);
      expect(text).not.toContain('price');
    }
    expect((await get(path, token)).text).toMatch(written);
  });

  test('are never shown to a visitor over tRPC', async () => {
    const calls = async (who: string | null) => {
      const { catalogue } = await callerFor(who);
      const list = await catalogue.offers({ kind: 'trip' });
      return JSON.stringify([list, await catalogue.offer({ slug: 'mantas' })]);
    };
    expect(await calls(null)).not.toMatch(written);
    expect(await calls(null)).not.toContain('price');
    expect(await calls(token)).toMatch(written);
  });
});
