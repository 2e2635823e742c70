import { listEntries } from '@/features/audit/queries/list-entries';
import { router, staffProcedure } from '@/server/api/trpc';
import { auditInput, auditPage } from './schema';

export const auditRouter = router({
  list: staffProcedure('audit')
    .input(auditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listEntries(ctx, input)),
});
