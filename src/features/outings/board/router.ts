import {
  listsInput,
  listsView,
  publishAnswer,
  publishInput,
  setNotifiedAnswer,
  setNotifiedInput,
} from '@/features/outings/lists/schema';
import { remedies } from '@/features/outings/remedies/queries/remedies';
import { remediesInput, remediesView } from '@/features/outings/remedies/schema';
import { sheetsInput, sheetsView } from '@/features/outings/sheets/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { changeBoard } from './commands/change-board';
import { planBoard } from './commands/plan-board';
import { publishBoard } from './commands/publish-board';
import { setNotified } from './commands/set-notified';
import { board } from './queries/board';
import { crewOfDays } from './queries/crew-of-days';
import { listOutings } from './queries/list-outings';
import { lists } from './queries/lists';
import { sheets } from './queries/sheets';
import {
  boardInput,
  boardView,
  changeBoardAnswer,
  changeBoardInput,
  crewOfDay,
  outingsInput,
  outingsView,
  planAnswer,
  planInput,
} from './schema';

export const boardRouter = router({
  get: staffProcedure('schedule')
    .input(boardInput)
    .output(boardView.nullable())
    .query(({ ctx, input }) => board(ctx, input)),
  outings: staffProcedure('schedule')
    .input(outingsInput)
    .output(outingsView)
    .query(({ ctx, input }) => listOutings(ctx, input)),
  crew: staffProcedure('schedule')
    .input(outingsInput)
    .output(z.array(crewOfDay))
    .query(({ ctx, input }) => crewOfDays(ctx, input)),
  remedies: staffProcedure('schedule')
    .input(remediesInput)
    .output(remediesView)
    .query(({ ctx, input }) => remedies(ctx, input)),
  sheets: staffProcedure('schedule')
    .input(sheetsInput)
    .output(sheetsView)
    .query(({ ctx, input }) => sheets(ctx, input)),
  lists: staffProcedure('schedule')
    .input(listsInput)
    .output(listsView)
    .query(({ ctx, input }) => lists(ctx, input)),
  change: staffProcedure('schedule')
    .input(changeBoardInput)
    .output(changeBoardAnswer)
    .mutation(({ ctx, input }) => changeBoard(ctx, input)),
  plan: staffProcedure('schedule')
    .input(planInput)
    .output(planAnswer)
    .mutation(({ ctx, input }) => planBoard(ctx, input)),
  publish: staffProcedure('schedule')
    .input(publishInput)
    .output(publishAnswer)
    .mutation(({ ctx, input }) => publishBoard(ctx, input)),
  set_notified: staffProcedure('schedule')
    .input(setNotifiedInput)
    .output(setNotifiedAnswer)
    .mutation(({ ctx, input }) => setNotified(ctx, input)),
});
