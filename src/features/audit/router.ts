import { lastEditor } from '@/features/audit/queries/last-editor';
import { listEntries } from '@/features/audit/queries/list-entries';
import { anyStaffProcedure, router, staffProcedure } from '@/server/api/trpc';
import { auditInput, auditPage, lastEditorInput, lastEditorView } from './schema';

export const auditRouter = router({
  last_editor: anyStaffProcedure
    .input(lastEditorInput)
    .output(lastEditorView)
    .query(({ ctx, input }) => lastEditor(ctx, input.thing, input.thing_id)),
  list: staffProcedure('audit')
    .input(auditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listEntries(ctx, input)),
});
