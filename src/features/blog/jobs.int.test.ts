import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { postChanged } from '@/features/blog/commands/post-changed';
import { db } from '@/server/database/db';
import { listener } from '@/test/cache-tags';
import { hurry, workThrough } from '@/test/jobs';
import { blogJobs } from './jobs';

const now = new Date();
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const write = (publishedAt: Date | null, status: 'DRAFT' | 'PUBLISHED' = 'PUBLISHED') =>
  db.post.create({
    data: {
      slug: randomUUID(),
      author: 'Made Wirawan',
      status,
      publishedAt,
      texts: { en: { title: 'Mola season', summary: 'Cold.', body: { type: 'doc', content: [] } } },
    },
  });

const changed = (id: string) => db.$transaction((tx) => postChanged({ db: tx, now }, id));

const waiting = (id: string) => db.$queryRaw<{ runAt: Date }[]>`
  SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE task_identifier = 'blog.appear' AND key LIKE ${`%${id}`}`;

const { heard } = await listener();

describe('a post', () => {
  test('that was changed makes the blog anew, and its page under each address it had', async () => {
    const { id, slug } = await write(minutesFromNow(-1));
    const former = randomUUID();
    await db.slugRedirect.create({ data: { owner: 'POST', slug: former, targetId: id } });
    await changed(id);
    expect(await heard()).toEqual(['posts', `post:${slug}`, `post:${former}`]);
    expect(await waiting(id)).toEqual([]);
  });

  test('that is to appear later does so at its time, by itself, and only at the last time that was chosen', async () => {
    const { id } = await write(minutesFromNow(60));
    await changed(id);
    expect(await waiting(id)).toEqual([{ runAt: minutesFromNow(60) }]);
    await db.post.update({ where: { id }, data: { publishedAt: minutesFromNow(90) } });
    await changed(id);
    expect(await waiting(id)).toEqual([{ runAt: minutesFromNow(90) }]);
  });

  test('whose time has come makes its pages anew, and not before', async () => {
    const { id, slug } = await write(minutesFromNow(60));
    await changed(id);
    await heard();
    await workThrough(blogJobs);
    expect(await heard()).toEqual([]);
    await db.post.update({ where: { id }, data: { publishedAt: minutesFromNow(-1) } });
    await hurry();
    await workThrough(blogJobs);
    expect(await heard()).toContain(`post:${slug}`);
  });

  test('that is a draft waits for nothing, whatever its time', async () => {
    const { id } = await write(minutesFromNow(60), 'DRAFT');
    await changed(id);
    expect(await waiting(id)).toEqual([]);
  });
});
