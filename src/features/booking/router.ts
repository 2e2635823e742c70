import { adminProcedure, customerProcedure, router } from '../../server/trpc';
import { quote } from './queries/quote';
import { visitorCountry } from './queries/visitor-country';
import { quoteInput, quoteView, visitorCountryView } from './schema';

export const bookingRouter = router({
  quote: customerProcedure
    .input(quoteInput)
    .output(quoteView)
    .mutation(({ ctx, input }) => quote(ctx, input)),
  /** The same for the staff, who book for somebody. */
  quote_for_customer: adminProcedure
    .input(quoteInput)
    .output(quoteView)
    .mutation(({ ctx, input }) => quote(ctx, input)),
  visitor_country: customerProcedure.output(visitorCountryView).query(({ ctx }) => visitorCountry(ctx)),
});
