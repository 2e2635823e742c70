import { listAddresses, listPosts } from '@/features/blog/queries/list-posts';
import { post } from '@/features/blog/queries/post-detail';
import { publicProcedure, router } from '@/server/api/trpc';
import { listingInput } from '@/shared/list/listing';
import { z } from '@/shared/schema/zod';
import { postAddressesPage, postCard, postDetail, postInput, postMoved } from './schema';

export const blogRouter = router({
  posts: publicProcedure
    .input(listingInput)
    .output(z.array(postCard))
    .query(({ ctx, input }) => listPosts(ctx, input.page)),
  addresses: publicProcedure
    .input(listingInput)
    .output(postAddressesPage)
    .query(({ ctx, input }) => listAddresses(ctx, input.page)),
  post: publicProcedure
    .input(postInput)
    .output(z.union([postMoved, postDetail]))
    .query(({ ctx, input }) => post(ctx, input.slug)),
});
