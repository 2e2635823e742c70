import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { postChanged } from '@/features/blog/commands/post-changed';
import { db } from '@/server/database/db';
import { listener } from '@/test/cache-tags';
import { makeJobsDue, runJobs } from '@/test/jobs';
import { blogJobs } from './jobs';

const now = new Date();
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const write = (publishedAt: Date | null, status: 'draft' | 'published' = 'published') =>
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
  test('rebuilds the blog and its page under current and former slugs when it changes', async () => {
    const { id, slug } = await write(minutesFromNow(-1));
    const former = randomUUID();
    await db.slugRedirect.create({ data: { owner: 'post', slug: former, targetId: id } });
    await changed(id);
    expect(await heard()).toEqual(['posts', `post:${slug}`, `post:${former}`]);
    expect(await waiting(id)).toEqual([]);
  });

  test('appears automatically at the time chosen last, and only then', async () => {
    const { id } = await write(minutesFromNow(60));
    await changed(id);
    expect(await waiting(id)).toEqual([{ runAt: minutesFromNow(60) }]);
    await db.post.update({ where: { id }, data: { publishedAt: minutesFromNow(90) } });
    await changed(id);
    expect(await waiting(id)).toEqual([{ runAt: minutesFromNow(90) }]);
  });

  test('rebuilds its pages when its time comes, not before', async () => {
    const { id, slug } = await write(minutesFromNow(60));
    await changed(id);
    await heard();
    await runJobs(blogJobs);
    expect(await heard()).toEqual([]);
    await db.post.update({ where: { id }, data: { publishedAt: minutesFromNow(-1) } });
    await makeJobsDue();
    await runJobs(blogJobs);
    expect(await heard()).toContain(`post:${slug}`);
  });

  test('has no scheduled job while it is a draft, whatever its time', async () => {
    const { id } = await write(minutesFromNow(60), 'draft');
    await changed(id);
    expect(await waiting(id)).toEqual([]);
  });
});
