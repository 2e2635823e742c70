import {
  listsInput,
  listsView,
  publishAnswer,
  publishInput,
  setNotifiedAnswer,
  setNotifiedInput,
} from '@/features/day-board/lists/schema';
import { remedies } from '@/features/day-board/remedies/queries/remedies';
import { remediesInput, remediesView } from '@/features/day-board/remedies/schema';
import { sheetsInput, sheetsView } from '@/features/day-board/sheets/schema';
import { router, staffProcedure } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';
import { planBoard } from './commands/plan-board';
import { updateBoard } from './commands/update-board';
import { publishBoard } from './lists/commands/publish-board';
import { setNotified } from './lists/commands/set-notified';
import { lists } from './lists/queries/lists';
import { board } from './queries/board';
import { crewOfDays } from './queries/crew-of-days';
import { listOutings } from './queries/list-outings';
import {
  boardInput,
  boardView,
  crewOfDay,
  outingsInput,
  outingsView,
  planAnswer,
  planInput,
  updateBoardAnswer,
  updateBoardInput,
} from './schema';
import { sheets } from './sheets/queries/sheets';

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
    .input(updateBoardInput)
    .output(updateBoardAnswer)
    .mutation(({ ctx, input }) => updateBoard(ctx, input)),
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
