import { createUnits } from '@/features/equipment/commands/create-units';
import { updateUnit } from '@/features/equipment/commands/update-unit';
import { issueUnit } from '@/features/equipment/issues/commands/issue-unit';
import { returnUnit } from '@/features/equipment/issues/commands/return-unit';
import { undoIssue } from '@/features/equipment/issues/commands/undo-issue';
import { historyOfUnit } from '@/features/equipment/issues/queries/history-of-unit';
import { unitsOut } from '@/features/equipment/issues/queries/units-out';
import { historyView, issueInput, issueRef, issueView, outView, returnInput } from '@/features/equipment/issues/schema';
import { pack } from '@/features/equipment/packing/commands/pack';
import { packing } from '@/features/equipment/packing/queries/packing';
import { packInput, packingInput, packingView } from '@/features/equipment/packing/schema';
import { getUnit } from '@/features/equipment/queries/get-unit';
import { labelsOf } from '@/features/equipment/queries/labels-of';
import { listUnits } from '@/features/equipment/queries/list-units';
import { recordService } from '@/features/equipment/services/commands/record-service';
import { recordServiceInput } from '@/features/equipment/services/schema';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import { messageOutput } from '@/shared/schema/message-output';
import {
  createUnitInput,
  createUnitsInput,
  labelsInput,
  labelsView,
  newUnits,
  unitPage,
  unitRef,
  unitsInput,
  unitView,
  updateUnitInput,
} from './schema';

export const equipmentRouter = router({
  list: staffProcedure('schedule')
    .input(unitsInput)
    .output(unitPage)
    .query(({ ctx, input }) => listUnits(ctx, input)),
  get: staffProcedure('schedule')
    .input(unitRef)
    .output(unitView)
    .query(({ ctx, input }) => getUnit(ctx, input.uuid)),
  history: staffProcedure('schedule')
    .input(unitRef)
    .output(historyView)
    .query(({ ctx, input }) => historyOfUnit(ctx, input.uuid)),
  labels: staffProcedure('schedule')
    .input(labelsInput)
    .output(labelsView)
    .query(async ({ ctx, input }) => ({ data: await labelsOf(ctx, input.uuids) })),
  create: staffProcedure('schedule')
    .input(createUnitInput)
    .output(unitView)
    .mutation(async ({ ctx, input }) => {
      const [made] = await createUnits(ctx, { ...input, count: 1 });
      if (!made) throw new AppError('internal');
      return made;
    }),
  create_several: staffProcedure('schedule')
    .input(createUnitsInput)
    .output(newUnits)
    .mutation(async ({ ctx, input }) => ({ data: await createUnits(ctx, input) })),
  update: staffProcedure('schedule')
    .input(updateUnitInput)
    .output(unitView)
    .mutation(({ ctx, input }) => updateUnit(ctx, input)),
  record_service: staffProcedure('schedule')
    .input(recordServiceInput)
    .output(unitView)
    .mutation(({ ctx, input }) => recordService(ctx, input)),
  out: staffProcedure('schedule')
    .output(outView)
    .query(async ({ ctx }) => ({ data: await unitsOut(ctx) })),
  issue: staffProcedure('schedule')
    .input(issueInput)
    .output(issueView)
    .mutation(({ ctx, input }) => issueUnit(ctx, input)),
  return: staffProcedure('schedule')
    .input(returnInput)
    .output(issueView)
    .mutation(({ ctx, input }) => returnUnit(ctx, input)),
  packing: staffProcedure('schedule')
    .input(packingInput)
    .output(packingView)
    .query(({ ctx, input }) => packing(ctx, input)),
  pack: staffProcedure('schedule')
    .input(packInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await pack(ctx, input);
      const t = await translator(ctx.locale, 'equipment-admin');
      return { message: t('packing.saved') };
    }),
  undo_issue: staffProcedure('schedule')
    .input(issueRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await undoIssue(ctx, input.uuid);
      const t = await translator(ctx.locale, 'equipment-admin');
      return { message: t('issue.undone') };
    }),
});
