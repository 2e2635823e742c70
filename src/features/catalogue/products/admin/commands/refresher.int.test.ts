import { expect, test } from 'vitest';
import { account, product, signIn } from '@/test/factories';
import { entriesOf, staff, texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const call = async (method: string, path: string, body: object) => {
  const token = await signIn(await account({ role: 'ADMIN' }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return callRest(new Request(`http://localhost:3000/api${path}`, { method, headers, body: JSON.stringify(body) }));
};

test('a course is marked as a refresher, and visitors, its copy and the log show the mark', async () => {
  const { office, visitor } = await staff();
  const { slug, uuid, refresher } = await office.create({ kind: 'course', texts, active: true });
  expect(refresher).toBe(false);
  expect(await office.update({ slug, refresher: true })).toMatchObject({ refresher: true });
  const course = { slug, refresher: true };
  expect(await visitor.product({ slug })).toMatchObject(course);
  expect(await visitor.products({ kinds: ['course'] })).toEqual([expect.objectContaining(course)]);
  expect(await office.duplicate({ slug })).toMatchObject({ refresher: true });
  expect(await office.update({ slug, minimum_age: 12 })).toMatchObject({ refresher: true });
  const [, marked] = await entriesOf(uuid);
  expect(marked).toMatchObject({ before: { refresher: false }, after: { refresher: true } });
});

test('only a course can be a refresher, and a refresher remains a course', async () => {
  const { office } = await staff();
  const refused = async (attempt: Promise<unknown>) => Object.keys((await refusalOf(attempt)).errors ?? {});
  expect(await refused(office.create({ kind: 'trip', texts, refresher: true }))).toEqual(['refresher']);
  const trip = await product();
  expect(await refused(office.update({ slug: trip.slug, refresher: true }))).toEqual(['refresher']);
  const { slug } = await product({ kind: 'course', refresher: true });
  expect(await refused(office.update({ slug, kind: 'trip' }))).toEqual(['refresher']);
  expect(await office.update({ slug, kind: 'trip', refresher: false })).toMatchObject({ kind: 'trip' });
});

test('REST can mark a refresher, and shows the mark to everybody', async () => {
  const { slug } = await product({ kind: 'course' });
  expect((await call('PATCH', `/admins/products/${slug}`, { refresher: true })).status).toBe(200);
  const answer = await callRest(new Request(`http://localhost:3000/api/users/products/${slug}`));
  expect(await answer.json()).toMatchObject({ data: { slug, refresher: true } });
});
