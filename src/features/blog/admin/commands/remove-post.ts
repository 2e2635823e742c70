import { record } from '@/features/audit/commands/record';
import { deletePost, factsOf, labelOf, lockPost } from '@/features/blog/admin/data';
import { postChanged } from '@/features/blog/commands/post-changed';
import type { Ctx } from '@/server/api/context';
import { removeSlugRedirects } from '@/server/database/slugs';
import { AppError } from '@/shared/errors/errors';

export const removePost = (ctx: Ctx, slug: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const row = await lockPost(tx, slug);
    if (!row) throw new AppError('not_found');
    await postChanged({ db: tx, now: ctx.now }, row.id);
    await removeSlugRedirects(tx, 'post', row.id);
    await deletePost(tx, row.id);
    const before = factsOf(row);
    await record(tx, { ctx, action: 'delete', entity: 'post', entityId: row.id, label: labelOf(row), before });
  });
