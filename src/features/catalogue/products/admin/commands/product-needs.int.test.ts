import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { account, product, signIn } from '@/test/factories';
import { entriesOf, staff, texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const openWater = {
  kind: 'course' as const,
  texts: { en: { ...texts.en, title: 'Open Water Diver' } },
  area: 'nusa_penida' as const,
  dive_count: 4,
  duration_days: 3,
};

test('a new product has the usual needs of its kind, which determine its seats', async () => {
  const { office } = await staff();
  const { slug } = await office.create({ ...openWater, active: true });
  expect(await office.get({ slug })).toMatchObject({
    transport: ['none', 'boat'],
    led_by: ['instructor'],
    divers_per_guide: 4,
    parts: ['morning', 'afternoon'],
    served_areas: ['nusa_penida'],
    meeting_time: null,
  });
  const [row] = await db.$queryRaw<{ needs: unknown }[]>`
    SELECT needs_of(products) AS needs FROM products WHERE slug = ${slug}`;
  expect(row?.needs).toEqual({
    transport: ['none', 'boat'],
    ledBy: ['instructor'],
    diversPerGuide: 4,
    parts: ['morning', 'afternoon'],
    areas: ['nusa_penida'],
  });
});

test("a product's needs are changed, listed, copied and audited", async () => {
  const { office } = await staff();
  const made = await office.create(openWater);
  const needs = {
    transport: ['none', 'van', 'boat'] as ('none' | 'van' | 'boat')[],
    led_by: ['none', 'instructor'] as ('none' | 'instructor')[],
    divers_per_guide: 2,
    parts: ['night', 'morning'] as ('night' | 'morning')[],
    served_areas: ['sanur', 'nusa_penida'] as ('sanur' | 'nusa_penida')[],
    meeting_time: '06:45',
  };
  const stored = { ...needs, parts: ['morning', 'night'] };
  expect(await office.update({ slug: made.slug, version: made.version, ...needs })).toMatchObject(stored);
  expect(await office.get({ slug: made.slug })).toMatchObject(stored);
  expect((await office.list({ search: made.slug })).data).toMatchObject([
    { transport: needs.transport, led_by: needs.led_by, divers_per_guide: 2 },
  ]);
  expect(await office.duplicate({ slug: made.slug })).toMatchObject(stored);
  expect((await entriesOf(made.uuid)).at(-1)).toMatchObject({
    before: { transport: ['none', 'boat'], meeting_time: null },
    after: { transport: needs.transport, meeting_time: '06:45' },
  });
});

test('a change without needs keeps them, unless the product gets shorter', async () => {
  const { office } = await staff();
  const { slug } = await product({ durationDays: 3, transport: ['none', 'boat'], ledBy: ['guide'], diversPerGuide: 3 });
  const unchanged = { transport: ['none', 'boat'], led_by: ['guide'], divers_per_guide: 3 };
  expect(await office.update({ slug, kind: 'course', area: 'amed' })).toMatchObject(unchanged);
  expect(await office.update({ slug, duration_days: 1 })).toMatchObject({ ...unchanged, transport: ['none'] });
});

test('more entries than the product has days, or too many divers per guide, are refused', async () => {
  const { office } = await staff();
  const { slug } = await product({ durationDays: 1 });
  const refused = async (about: object) => (await refusalOf(office.update({ slug, ...about }))).errors;
  expect(await refused({ transport: ['none', 'boat'] })).toEqual({
    transport: ['There are more lines than the product has days'],
  });
  expect(await refused({ led_by: ['none', 'guide'] })).toHaveProperty('led_by');
  expect(await refused({ divers_per_guide: 5 })).toHaveProperty('divers_per_guide');
  expect(await refused({ transport: [] })).toEqual({ transport: [expect.any(String)] });
  expect(await refused({ parts: [] })).toEqual({ parts: [expect.any(String)] });
  expect(
    Object.keys(
      (await refusalOf(office.create({ ...openWater, duration_days: 1, transport: ['none', 'van'] }))).errors ?? {},
    ),
  ).toEqual(['transport']);
});

test('the REST endpoints accept needs, but do not require them', async () => {
  const authorization = `Bearer ${await signIn(await account({ role: 'ADMIN' }))}`;
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await callRest(
      new Request(`http://localhost:3000/api/admins/products${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
  };
  const made = await call('POST', '', { kind: 'trip', texts, area: 'tulamben', slug: 'needs-over-rest' });
  expect(made).toMatchObject({ status: 201, data: { transport: ['van'], led_by: ['guide'] } });
  const path = '/needs-over-rest';
  expect((await call('PATCH', path, { price: 1_000_000 })).data).toMatchObject({ transport: ['van'] });
  expect((await call('PATCH', path, { transport: ['boat'], divers_per_guide: 2 })).status).toBe(200);
  expect((await call('GET', path)).data).toMatchObject({ transport: ['boat'], led_by: ['guide'], divers_per_guide: 2 });
  expect((await call('PATCH', path, { parts: [] })).status).toBe(422);
});
