import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storePicture } from '@/features/media/commands/store-picture';
import { takeUnused } from '@/features/media/data';
import { db } from '@/server/database/db';
import type { User } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const now = new Date();
const later = new Date(now.getTime() + 60 * 60 * 1000).toISOString();

const asStaff = async () => {
  const admin = await account({ role: 'ADMIN' });
  return { admin, posts: (await callerFor(await signIn(admin))).admin.posts };
};
const reader = async () => (await callerFor(null)).blog;

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const image = (src: string) => ({ type: 'image' as const, attrs: { src, alt: 'A manta', width: 1, height: 1 } });
const doc = (...content: object[]) => ({ type: 'doc' as const, content: content as never[] });
const texts = (about: object = {}) => ({
  en: {
    title: `Mola season ${randomUUID()}`,
    summary: 'Cold and worth it.',
    body: doc(paragraph('Bring a hood.')),
    ...about,
  },
});
const written = (about: object = {}) => ({ author: 'Made Wirawan', texts: texts(), ...about });
const picture = async ({ id }: User) =>
  storePicture({ db, now }, id, { bytes: new Uint8Array([1]), width: 800, height: 600, placeholder: '' }, 1);
const logOf = (entityId: string) => db.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

describe('a post', () => {
  test('starts as a private draft with a slug made from its English title', async () => {
    const { posts, admin } = await asStaff();
    const title = `Ménjangan’s walls ${randomUUID()}`;
    const made = await posts.create(written({ texts: texts({ title }) }));
    expect(made).toMatchObject({ state: 'draft', published_at: null, author: 'Made Wirawan' });
    expect(made.slug).toMatch(/^menjangans?-s?-?walls-/);
    expect(await refusalOf((await reader()).post({ slug: made.slug }))).toMatchObject({ code: 'not_found' });
    expect(await logOf(made.uuid)).toMatchObject([
      { actorId: admin.id, action: 'create', entity: 'post', label: title, after: { 'text (en)': 'Bring a hood.' } },
    ]);
  });

  test('with an existing title gets a unique slug, and a taken slug is refused at its field', async () => {
    const { posts } = await asStaff();
    const same = written();
    const [one, other] = [await posts.create(same), await posts.create(same)];
    expect(other.slug).toBe(`${one.slug}-2`);
    expect(await refusalOf(posts.create(written({ slug: one.slug })))).toMatchObject({
      errors: { slug: [expect.any(String)] },
    });
  });

  test('is public as soon as it is published, and its pages are rebuilt', async () => {
    const { posts } = await asStaff();
    const { slug } = await posts.create(written());
    const { heard } = await listener();
    expect(await posts.update({ slug, status: 'published' })).toMatchObject({ state: 'published' });
    expect(await heard()).toEqual(['posts', `post:${slug}`]);
    expect(await (await reader()).post({ slug })).toMatchObject({ summary: 'Cold and worth it.' });
  });

  test('published for a future day appears on that day automatically', async () => {
    const { posts } = await asStaff();
    const { slug, uuid } = await posts.create(written({ status: 'published', published_at: later }));
    expect(await posts.get({ slug })).toMatchObject({ state: 'scheduled', published_at: later });
    expect(await refusalOf((await reader()).post({ slug }))).toMatchObject({ code: 'not_found' });
    const waiting = await db.$queryRaw<{ runAt: Date }[]>`
      SELECT run_at AS "runAt" FROM graphile_worker.jobs
      WHERE task_identifier = 'blog.appear' AND key LIKE ${`%${uuid}`}`;
    expect(waiting).toEqual([{ runAt: new Date(later) }]);
  });

  test('returned to draft is no longer public', async () => {
    const { posts } = await asStaff();
    const { slug } = await posts.create(written({ status: 'published' }));
    await posts.update({ slug, status: 'draft' });
    expect(await refusalOf((await reader()).post({ slug }))).toMatchObject({ code: 'not_found' });
  });

  test('cannot be published without text', async () => {
    const { posts } = await asStaff();
    const empty = texts({ summary: '', body: doc() });
    const direct = posts.create(written({ status: 'published', texts: empty }));
    expect(Object.keys((await refusalOf(direct)).errors ?? {})).toEqual(['texts.en.summary', 'texts.en.body']);
    const { slug } = await posts.create(written({ texts: empty }));
    expect(await refusalOf(posts.update({ slug, status: 'published' }))).toMatchObject({ code: 'invalid_fields' });
    await posts.update({ slug, texts: texts() });
    await posts.update({ slug, status: 'published' });
    expect(await refusalOf(posts.update({ slug, texts: empty }))).toMatchObject({ code: 'invalid_fields' });
  });

  test('is found under its old slug after one or more renames', async () => {
    const { posts } = await asStaff();
    const { slug } = await posts.create(written({ status: 'published' }));
    const [second, third] = [`post-${randomUUID()}`, `post-${randomUUID()}`];
    const { heard } = await listener();
    expect((await posts.update({ slug, new_slug: second })).slug).toBe(second);
    expect((await heard()).toSorted()).toEqual(['posts', `post:${slug}`, `post:${second}`].toSorted());
    await posts.update({ slug: second, new_slug: third });
    const blog = await reader();
    expect(await blog.post({ slug })).toEqual({ moved_to: third });
    expect(await blog.post({ slug: second })).toEqual({ moved_to: third });
    await posts.update({ slug: third, new_slug: slug });
    expect(await blog.post({ slug })).toMatchObject({ slug });
  });

  test('is not overwritten by an update based on an outdated version', async () => {
    const { posts } = await asStaff();
    const { slug, version, uuid } = await posts.create(written());
    await posts.update({ slug, author: 'Ketut', version });
    expect(await refusalOf(posts.update({ slug, author: 'Nyoman', version }))).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await posts.get({ slug })).author).toBe('Ketut');
    expect((await logOf(uuid)).slice(1)).toMatchObject([
      { action: 'update', before: { author: 'Made Wirawan' }, after: { author: 'Ketut' } },
    ]);
  });

  test('stores only elements that we render ourselves', async () => {
    const { posts } = await asStaff();
    const script = doc({ type: 'html', content: '<script>' });
    const link = (href: string) =>
      doc({ type: 'paragraph', content: [{ type: 'text', text: 'go', marks: [{ type: 'link', attrs: { href } }] }] });
    for (const body of [script, link('javascript:alert(1)'), doc(image('https://elsewhere.example/a.png'))])
      expect(await refusalOf(posts.create(written({ texts: texts({ body }) })))).toMatchObject({ status: 422 });
    const { slug } = await posts.create(written({ texts: texts({ body: link('/trips') }) }));
    expect((await posts.get({ slug })).texts.en.body).toEqual(link('/trips'));
  });

  test('loses its slugs when deleted, and its text stays in the log', async () => {
    const { posts } = await asStaff();
    const { slug, uuid } = await posts.create(written({ status: 'published' }));
    const next = `post-${randomUUID()}`;
    await posts.update({ slug, new_slug: next });
    const { heard } = await listener();
    await posts.remove({ slug: next });
    expect(await heard()).toEqual(['posts', `post:${next}`, `post:${slug}`]);
    expect(await refusalOf((await reader()).post({ slug }))).toMatchObject({ code: 'not_found' });
    expect(await db.slugRedirect.count({ where: { targetId: uuid } })).toBe(0);
    expect((await logOf(uuid)).at(-1)).toMatchObject({ action: 'delete', before: { 'text (en)': 'Bring a hood.' } });
    for (const call of [() => posts.get({ slug: next }), () => posts.remove({ slug: next })])
      expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
  });
});

describe('pictures in a post', () => {
  test('keep their actual size and stay while a text uses them', async () => {
    const { posts, admin } = await asStaff();
    const [used, taken] = [await picture(admin), await picture(admin)];
    const src = (key: string) => `/api/media/${key}`;
    const body = doc(image(src(used.key)), { type: 'blockquote', content: [image(src(taken.key))] });
    const { slug } = await posts.create(written({ texts: texts({ body }) }));
    const [first] = (await posts.get({ slug })).texts.en.body.content;
    expect(first).toMatchObject({ attrs: { width: 800, height: 600, alt: 'A manta' } });
    const tidy = () => db.$transaction((tx) => takeUnused(tx, { ownerId: admin.id }));
    expect(await tidy()).toEqual([]);
    await posts.update({ slug, texts: texts({ body: doc(image(src(used.key))) }) });
    expect(await tidy()).toEqual([taken.key]);
    await posts.remove({ slug });
    expect(await tidy()).toEqual([used.key]);
  });

  test('must belong to the author or be used in the post already', async () => {
    const { posts, admin } = await asStaff();
    const colleague = await asStaff();
    const { id, key } = await picture(admin);
    const about = { cover: id, texts: texts({ body: doc(image(`/api/media/${key}`)) }) };
    expect(await refusalOf(colleague.posts.create(written({ ...about, cover: null })))).toMatchObject({ status: 422 });
    expect(await refusalOf(colleague.posts.create(written({ cover: id })))).toMatchObject({
      errors: { cover: [expect.any(String)] },
    });
    const { slug } = await posts.create(written(about));
    const aimed = { ...about, cover_focus: { x: 20, y: 80 } };
    expect(await colleague.posts.update({ slug, ...aimed })).toMatchObject({
      cover: { uuid: id, focus: aimed.cover_focus },
    });
    const { id: cover } = await picture(admin);
    expect(await refusalOf(colleague.posts.update({ slug, cover }))).toMatchObject({
      errors: { cover: [expect.any(String)] },
    });
    const gone = texts({ body: doc(image(`/api/media/${'0'.repeat(32)}.webp`)) });
    expect(Object.keys((await refusalOf(posts.update({ slug, texts: gone }))).errors ?? {})).toEqual(['texts.en.body']);
  });
});

describe('the list of posts', () => {
  test('is searched by title in every language, author and slug, and filtered by state and tag', async () => {
    const { posts } = await asStaff();
    const word = randomUUID();
    const tag = `tag ${word}`;
    const draft = await posts.create(written({ texts: { ...texts(), ja: { title: `マンタ ${word}` } }, tags: [tag] }));
    const live = await posts.create(written({ author: `Made ${word}`, status: 'published' }));
    const coming = await posts.create(written({ slug: `mola-${word}`, status: 'published', published_at: later }));
    const found = async (filters: object) =>
      (await posts.list({ search: word, sort: 'updated_at', ...filters })).data.map(({ slug }) => slug);
    expect(await found({})).toEqual([draft.slug, live.slug, coming.slug]);
    expect(await found({ search: `マンタ ${word}` })).toEqual([draft.slug]);
    expect(await found({ state: 'draft' })).toEqual([draft.slug]);
    expect(await found({ state: 'published' })).toEqual([live.slug]);
    expect(await found({ state: 'scheduled' })).toEqual([coming.slug]);
    expect(await found({ tag })).toEqual([draft.slug]);
    expect(await posts.tags()).toContain(tag);
    const [card] = (await posts.list({ tag })).data;
    expect(card?.missing).toEqual(['id', 'ja', 'zh', 'de']);
  });
});
