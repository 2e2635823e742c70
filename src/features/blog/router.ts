import { publicProcedure, router } from '../../server/trpc';
import { shelfInput } from '../../shared/shelf';
import { z } from '../../shared/zod';
import { blogAdminRouter } from './admin/router';
import { listAddresses } from './queries/list-addresses';
import { listPosts } from './queries/list-posts';
import { post } from './queries/post-detail';
import { postAddressesPage, postCard, postDetail, postInput, postMoved } from './schema';

export const blogRouter = router({
  posts: publicProcedure
    .input(shelfInput)
    .output(z.array(postCard))
    .query(({ ctx, input }) => listPosts(ctx, input.page)),
  addresses: publicProcedure
    .input(shelfInput)
    .output(postAddressesPage)
    .query(({ ctx, input }) => listAddresses(ctx, input.page)),
  post: publicProcedure
    .input(postInput)
    .output(z.union([postMoved, postDetail]))
    .query(({ ctx, input }) => post(ctx, input.slug)),
  admin: blogAdminRouter,
});
