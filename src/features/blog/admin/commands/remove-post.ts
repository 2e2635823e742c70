import type { Ctx } from '../../../../server/context';
import { forgetSlugs } from '../../../../server/slugs';
import { AppError } from '../../../../shared/errors';
import { record } from '../../../audit/commands/record';
import { postChanged } from '../../commands/post-changed';
import { deletePost, factsOf, labelOf, lockPost } from '../data';

/** A post is gone with its former addresses; what it said stays in the audit log. */
export const removePost = (ctx: Ctx, slug: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const row = await lockPost(tx, slug);
    if (!row) throw new AppError('not_found');
    await postChanged({ db: tx, now: ctx.now }, row.id);
    await forgetSlugs(tx, 'POST', row.id);
    await deletePost(tx, row.id);
    const before = factsOf(row);
    await record(tx, { ctx, action: 'delete', thing: 'post', thingId: row.id, label: labelOf(row), before });
  });
