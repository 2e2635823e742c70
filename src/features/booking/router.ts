import { customerProcedure, router } from '../../server/trpc';
import { quote } from './queries/quote';
import { quoteInput, quoteView } from './schema';

export const bookingRouter = router({
  quote: customerProcedure
    .input(quoteInput)
    .output(quoteView)
    .mutation(({ ctx, input }) => quote(ctx, input)),
});
