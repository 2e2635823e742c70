import { publicProcedure, router } from '../../server/trpc';
import { z } from '../../shared/zod';
import { blogAdminRouter } from './admin/router';
import { listPosts } from './queries/list-posts';
import { post } from './queries/post-detail';
import { postCard, postDetail, postInput, postMoved } from './schema';

export const blogRouter = router({
  posts: publicProcedure.output(z.array(postCard)).query(({ ctx }) => listPosts(ctx)),
  post: publicProcedure
    .input(postInput)
    .output(z.union([postMoved, postDetail]))
    .query(({ ctx, input }) => post(ctx, input.slug)),
  admin: blogAdminRouter,
});
