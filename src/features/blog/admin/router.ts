import { createPost } from '@/features/blog/admin/commands/create-post';
import { removePost } from '@/features/blog/admin/commands/remove-post';
import { updatePost } from '@/features/blog/admin/commands/update-post';
import { allTags } from '@/features/blog/admin/data';
import { listAll } from '@/features/blog/admin/queries/list-all';
import { staffPost } from '@/features/blog/admin/queries/staff-post';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { createPostInput, postRef, postsInput, staffPosts, staffPostView, tagsView, updatePostInput } from './schema';

export const blogAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(postsInput)
    .output(staffPosts)
    .query(({ ctx, input }) => listAll(ctx, input)),
  tags: staffProcedure('catalogue')
    .output(tagsView)
    .query(({ ctx }) => allTags(ctx.db)),
  get: staffProcedure('catalogue')
    .input(postRef)
    .output(staffPostView)
    .query(({ ctx, input }) => staffPost(ctx, input.slug)),
  create: staffProcedure('catalogue')
    .input(createPostInput)
    .output(staffPostView)
    .mutation(async ({ ctx, input }) => staffPost(ctx, await createPost(ctx, input))),
  update: staffProcedure('catalogue')
    .input(updatePostInput)
    .output(staffPostView)
    .mutation(async ({ ctx, input }) => staffPost(ctx, await updatePost(ctx, input))),
  remove: staffProcedure('catalogue')
    .input(postRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removePost(ctx, input.slug);
      const t = await translator(ctx.locale, 'blog-admin');
      return { message: t('removed') };
    }),
});
