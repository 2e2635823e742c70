import { adminProcedure, router } from '../../server/trpc';
import { listEntries } from './queries/list-entries';
import { auditInput, auditPage } from './schema';

/** Who of the staff did what. */
export const auditRouter = router({
  admin: router({
    list: adminProcedure
      .input(auditInput)
      .output(auditPage)
      .query(({ ctx, input }) => listEntries(ctx, input)),
  }),
});
