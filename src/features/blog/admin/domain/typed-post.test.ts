import { expect, test } from 'vitest';
import { createPostInput, type StaffPostView } from '@/features/blog/admin/schema';
import { asMoment, asSent, asTyped, newPost, typedPost, typedPostSchema } from './typed-post';

const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [] }] };
const savedPost: StaffPostView = {
  uuid: '019a0000-0000-7000-8000-000000000000',
  slug: 'mola-season',
  state: 'scheduled',
  status: 'published',
  published_at: '2026-12-24T00:00:00.000Z',
  author: 'Made',
  tags: ['seasons'],
  cover: {
    uuid: '019a0000-0000-7000-8000-000000000001',
    url: '/api/media/a.webp',
    width: 4,
    height: 3,
    focus: { x: 20, y: 30 },
  },
  texts: { en: { title: 'Mola', summary: 'Cold.', body }, ja: { title: 'マンボウ' } },
  updated_at: '2026-11-22T00:00:00.000Z',
  version: '2026-11-22T00:00:00.000Z',
};

test('a post opened and saved without edits stays unchanged', () => {
  const sent = asSent(typedPost(savedPost));
  expect(createPostInput.parse(sent)).toEqual({
    slug: savedPost.slug,
    author: savedPost.author,
    tags: savedPost.tags,
    status: savedPost.status,
    published_at: savedPost.published_at,
    cover: savedPost.cover?.uuid,
    cover_focus: savedPost.cover?.focus,
    texts: { en: savedPost.texts.en, ja: { title: 'マンボウ', summary: '' } },
  });
});

test('the form reports server errors at the same fields', () => {
  const typed = { ...newPost('Made'), slug: 'mola', status: 'published' as const };
  const paths = typedPostSchema.safeParse(typed).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['texts.en.title', 'texts.en.summary', 'texts.en.body']);
});

test("asMoment reads a time by the shop's clock in any time zone", () => {
  expect(asMoment('2026-12-24T08:00')).toBe('2026-12-24T00:00:00.000Z');
  expect(asTyped('2026-12-23T16:30:00.000Z')).toBe('2026-12-24T00:30');
});

test('asTyped reverses asMoment, even for an empty field', () => {
  expect(asTyped(asMoment('2026-03-01T23:59'))).toBe('2026-03-01T23:59');
  expect([asMoment(''), asTyped(null)]).toEqual([null, '']);
});
