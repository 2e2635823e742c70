import { listEntries } from '@/features/audit/queries/list-entries';
import { adminProcedure, router } from '@/server/api/trpc';
import { auditInput, auditPage } from './schema';

export const auditRouter = router({
  list: adminProcedure
    .input(auditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listEntries(ctx, input)),
});
