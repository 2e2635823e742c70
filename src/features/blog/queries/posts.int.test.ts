import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';

const now = new Date('2026-06-01T08:00:00Z');
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const english = { title: 'Mola season', summary: 'Cold and worth it.', body: body('From July on.') };

const write = (about: Partial<Prisma.PostCreateInput> = {}) =>
  db.post.create({
    data: {
      slug: randomUUID(),
      author: 'Made Wirawan',
      status: 'published',
      publishedAt: new Date('2026-05-01T00:00:00Z'),
      texts: { en: english },
      ...about,
    },
  });

const visitor = (locale: 'en' | 'de' = 'en') => callerFor(null, { now, locale });
const slugsSeen = async () => (await (await visitor()).blog.posts()).map(({ slug }) => slug);

describe('the blog', () => {
  test('lists published posts, newest first', async () => {
    const older = await write({ publishedAt: new Date('2026-03-01T00:00:00Z') });
    const newer = await write();
    const seen = await slugsSeen();
    expect(seen.indexOf(newer.slug)).toBeGreaterThanOrEqual(0);
    expect(seen.indexOf(older.slug)).toBeGreaterThan(seen.indexOf(newer.slug));
  });

  test('hides drafts and scheduled posts in the list, by slug and under a former slug', async () => {
    const draft = await write({ status: 'draft' });
    const later = await write({ publishedAt: new Date('2026-06-01T08:00:01Z') });
    const calls = await visitor();
    for (const { id, slug } of [draft, later]) {
      const former = randomUUID();
      await db.slugRedirect.create({ data: { owner: 'post', slug: former, targetId: id } });
      expect(await slugsSeen()).not.toContain(slug);
      await expect(calls.blog.post({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(calls.blog.post({ slug: former })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('shows a post from the exact moment of its time', async () => {
    const { slug } = await write({ publishedAt: now });
    expect(await slugsSeen()).toContain(slug);
  });

  test('returns the current slug of a renamed post', async () => {
    const { id, slug } = await write();
    const former = randomUUID();
    await db.slugRedirect.create({ data: { owner: 'post', slug: former, targetId: id } });
    expect(await (await visitor()).blog.post({ slug: former })).toEqual({ moved_to: slug });
  });

  test('falls back to English for a missing text', async () => {
    const { slug } = await write({ texts: { en: english, de: { title: 'Mondfischzeit' } } });
    expect(await (await visitor('de')).blog.post({ slug })).toMatchObject({
      title: 'Mondfischzeit',
      summary: 'Cold and worth it.',
      body: body('From July on.'),
    });
  });
});

test('pages a very large list and still finds the oldest post', async () => {
  await db.post.createMany({
    data: Array.from({ length: 120 }, (_, at) => ({
      slug: `of-many-${at}`,
      author: 'Made Wirawan',
      status: 'published' as const,
      publishedAt: new Date(Date.UTC(2020, 0, 1) - at * 86_400_000),
      texts: { en: english },
    })),
  });
  const { blog } = await visitor();
  const { meta } = await blog.addresses();
  const pages = await Promise.all([blog.posts(), blog.posts({ page: 2 }), blog.posts({ page: 3 })]);
  expect(pages.map((posts) => posts.length)).toEqual([100, meta.total - 100, 0]);
  expect(await blog.post({ slug: 'of-many-119' })).toMatchObject({ slug: 'of-many-119' });
});
