import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { anotherServer } from '../support/another-server';
import { person } from '../support/people';
import { openShopInternals } from '../support/shop';
import { test } from '../support/test';

const HOUR_MS = 3_600_000;
const slug = 'mimpang-and-tepekong';
// A trip's page suggests other trips, so it changes when those trips change.
const others = ['/ja/locations/biorock', '/about', '/faq', '/blog'];

/**
 * Returns Next's cache header: the first visit after a change builds the page, and later visits find it. Requests like
 * a script, because for a document the server first checks that the page exists and so builds it.
 */
const howItCame = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: { 'sec-fetch-dest': 'empty' } })).headers()['x-nextjs-cache'];

async function visit(request: APIRequestContext, paths: string[]) {
  for (const path of paths) await expect.poll(() => howItCame(request, path)).toBe('HIT');
}

test('a change to a trip soon reaches its pages in each process, and rebuilds no other page', async ({ request }) => {
  const another = await anotherServer();
  const { db, productChanged } = await openShopInternals();
  const { id, texts } = await db.product.findUniqueOrThrow({ where: { slug } });
  const before = texts as { en: object };
  const write = (changed: object) =>
    db.$transaction(async (tx) => {
      await tx.product.update({ where: { id }, data: { texts: changed } });
      await productChanged(tx, id);
    });
  const shown = async (path: string) => (await request.get(path)).text();
  await visit(request, [`/trips/${slug}`, `${another.origin}/trips/${slug}`, '/trips', ...others]);
  try {
    await write({ ...before, en: { ...before.en, title: 'Two rocks and a surprise' } });
    await expect.poll(() => shown(`/trips/${slug}`)).toContain('Two rocks and a surprise');
    expect(await shown(`${another.origin}/trips/${slug}`)).toContain('Two rocks and a surprise');
    expect(await shown('/trips')).toContain('Two rocks and a surprise');
    for (const path of others) expect(await howItCame(request, path), path).toBe('HIT');
  } finally {
    await another.stop();
    await write(before);
  }
  await expect.poll(() => shown('/trips')).not.toContain('Two rocks and a surprise');
});

test('a text saved in one process is soon shown by the other', async ({ request }) => {
  const another = await anotherServer();
  const { email, password } = person('admin');
  const { data } = await (await request.post('/api/admins/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const path = '/api/admins/settings/pages/csr';
  const { texts, shipped } = (await (await request.get(path, { headers })).json()).data;
  const write = (id: object | null) => request.put(path, { headers, data: { texts: { ...texts, id } } });
  const shown = async () => (await request.get(`${another.origin}/id/csr`)).text();
  const title = 'Laut memberi, kami berbagi';
  await visit(request, [`${another.origin}/id/csr`]);
  try {
    expect((await write({ ...shipped.id, title })).status()).toBe(200);
    expect(await (await request.get('/id/csr')).text()).toContain(title);
    await expect.poll(shown).toContain(title);
  } finally {
    await write(null);
  }
  await expect.poll(shown).not.toContain(title);
  await another.stop();
});

test('a scheduled post appears automatically at its time, on its page and in the blog', async ({ request }) => {
  const { db, postChanged } = await openShopInternals();
  const address = `evening-dive-${randomUUID()}`;
  const publishedAt = new Date(Date.now() + HOUR_MS);
  const body = { type: 'doc', content: [] };
  const texts = { en: { title: 'Lamps on at six', summary: 'What the reef does after dark.', body } };
  const { id } = await db.$transaction(async (tx) => {
    const post = await tx.post.create({
      data: { slug: address, author: 'Made Wirawan', status: 'published', publishedAt, texts },
    });
    await postChanged({ db: tx, now: new Date() }, post.id);
    return post;
  });
  const status = async () => (await request.get(`/blog/${address}`)).status();
  expect(await status()).toBe(404);
  const due = await db.$queryRaw`SELECT run_at FROM graphile_worker._private_jobs WHERE key LIKE ${`%${id}`}`;
  expect(due).toEqual([{ run_at: publishedAt }]);
  // Simulates that the time has come without any change to the post.
  await db.post.update({ where: { id }, data: { publishedAt: new Date() } });
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE ${`%${id}`}`;
  await expect.poll(status).toBe(200);
  expect(await (await request.get('/blog')).text()).toContain('Lamps on at six');
  expect(await (await request.get('/blog/rss.xml')).text()).toContain(address);
  await db.$transaction(async (tx) => {
    await postChanged({ db: tx, now: new Date() }, id);
    await tx.post.delete({ where: { id } });
  });
  await expect.poll(status).toBe(404);
});

test('an editor never sees a page from before their change, however often it is requested meanwhile', async ({
  request,
}) => {
  const { email, password } = person('admin');
  const { data } = await (await request.post('/api/admins/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const path = '/trips/amed-day';
  const status = async () => (await request.get(path)).status();
  const save = async (active: boolean) => {
    const others = Promise.all(Array.from({ length: 5 }, status));
    await request.patch('/api/admins/products/amed-day', { headers, data: { active } });
    expect(await status()).toBe(active ? 200 : 404);
    await others;
  };
  for (let round = 0; round < 5; round += 1) {
    await save(false);
    await save(true);
  }
});

test('other caches must revalidate a public page', async ({ request }) => {
  for (const path of ['/', '/de/trips'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate');
});
