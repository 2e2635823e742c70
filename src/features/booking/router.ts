import { savedDraftRouter } from '@/features/booking/saved/router';
import { quote } from '@/features/orders/queries/quote';
import { customerProcedure, publicProcedure, router, staffProcedure } from '@/server/api/trpc';
import { countryOf } from '@/server/auth/country';
import { quoteInput, quoteView, visitorCountryView } from './schema';

export const bookingRouter = router({
  quote: customerProcedure
    .input(quoteInput)
    .output(quoteView)
    .mutation(({ ctx, input }) => quote(ctx, input, ctx.actor.userId)),
  draft: savedDraftRouter,
  /** The caller's likely country, listed first among countries. */
  visitor_country: publicProcedure
    .output(visitorCountryView)
    .query(async ({ ctx }) => ({ country: await countryOf(ctx.client.address) })),
});

/** For staff, who book on a customer's behalf. */
export const bookingAdminRouter = router({
  quote: staffProcedure('orders')
    .input(quoteInput)
    .output(quoteView)
    .mutation(({ ctx, input }) => quote(ctx, input, null)),
});
