import { expect, test } from 'vitest';
import { createPostInput, type StaffPostView } from '@/features/blog/admin/schema';
import { asSent, newPost, typedPost, typedPostSchema } from './typed-post';

const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [] }] };
const savedPost: StaffPostView = {
  uuid: '019a0000-0000-7000-8000-000000000000',
  slug: 'mola-season',
  state: 'scheduled',
  status: 'published',
  published_at: '2026-12-24T00:00:00.000Z',
  author: 'Made',
  tags: ['seasons'],
  cover: { uuid: '019a0000-0000-7000-8000-000000000001', url: '/api/media/a.webp', width: 4, height: 3 },
  texts: { en: { title: 'Mola', summary: 'Cold.', body }, ja: { title: 'マンボウ' } },
  updated_at: '2026-11-22T00:00:00.000Z',
  version: '2026-11-22T00:00:00.000Z',
};

test('a post that is opened and saved without edits stays unchanged', () => {
  const sent = asSent(typedPost(savedPost));
  expect(createPostInput.parse(sent)).toEqual({
    slug: savedPost.slug,
    author: savedPost.author,
    tags: savedPost.tags,
    status: savedPost.status,
    published_at: savedPost.published_at,
    cover: savedPost.cover?.uuid,
    texts: { en: savedPost.texts.en, ja: { title: 'マンボウ', summary: '' } },
  });
});

test('the form reports the errors of the server at the same fields', () => {
  const typed = { ...newPost('Made'), slug: 'mola', status: 'published' as const };
  const paths = typedPostSchema.safeParse(typed).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['texts.en.title', 'texts.en.summary', 'texts.en.body']);
});
