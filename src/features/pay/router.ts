import { createCost } from '@/features/pay/costs/commands/create-cost';
import { removeCost } from '@/features/pay/costs/commands/remove-cost';
import { updateCost } from '@/features/pay/costs/commands/update-cost';
import { allCosts } from '@/features/pay/costs/data';
import { costChange, costRef, costsView, newCost } from '@/features/pay/costs/schema';
import { setOutingCosts } from '@/features/pay/margins/commands/set-outing-costs';
import { margins } from '@/features/pay/margins/queries/margins';
import { marginsInput, marginsView, outingCosts } from '@/features/pay/margins/schema';
import { createRate } from '@/features/pay/rates/commands/create-rate';
import { removeRate } from '@/features/pay/rates/commands/remove-rate';
import { updateRate } from '@/features/pay/rates/commands/update-rate';
import { listRates } from '@/features/pay/rates/queries/list-rates';
import { newRate, rateChange, rateRef, ratesInput, ratesView } from '@/features/pay/rates/schema';
import { addLine } from '@/features/pay/sheets/commands/add-line';
import { closeMonth } from '@/features/pay/sheets/commands/close-month';
import { removeLine } from '@/features/pay/sheets/commands/remove-line';
import { payOfMonth } from '@/features/pay/sheets/queries/pay-month';
import { paySheet } from '@/features/pay/sheets/queries/pay-sheet';
import {
  closeMonthInput,
  lineRef,
  newLine,
  payInput,
  payView,
  sheetInput,
  sheetView,
} from '@/features/pay/sheets/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';

const readPay = staffProcedure('pay');
const change = readPay.output(messageOutput);

async function done({ locale }: Pick<Ctx, 'locale'>, key: 'saved' | 'removed' | 'closed') {
  const t = await translator(locale, 'pay-admin');
  return { message: t(`notice.${key}`) };
}

export const payRouter = router({
  month: readPay
    .input(payInput)
    .output(payView)
    .query(({ ctx, input }) => payOfMonth(ctx, input)),
  sheet: readPay
    .input(sheetInput)
    .output(sheetView)
    .query(({ ctx, input }) => paySheet(ctx, input)),
  close: change.input(closeMonthInput).mutation(async ({ ctx, input }) => {
    await closeMonth(ctx, input.month);
    return done(ctx, 'closed');
  }),
  add_line: change.input(newLine).mutation(async ({ ctx, input }) => {
    await addLine(ctx, input);
    return done(ctx, 'saved');
  }),
  remove_line: change.input(lineRef).mutation(async ({ ctx, input }) => {
    await removeLine(ctx, input.uuid);
    return done(ctx, 'removed');
  }),
  rates: readPay
    .input(ratesInput)
    .output(ratesView)
    .query(({ ctx, input }) => listRates(ctx, input.member)),
  create_rate: change.input(newRate).mutation(async ({ ctx, input }) => {
    await createRate(ctx, input);
    return done(ctx, 'saved');
  }),
  update_rate: change.input(rateChange).mutation(async ({ ctx, input }) => {
    await updateRate(ctx, input);
    return done(ctx, 'saved');
  }),
  remove_rate: change.input(rateRef).mutation(async ({ ctx, input }) => {
    await removeRate(ctx, input.uuid);
    return done(ctx, 'removed');
  }),
  costs: readPay.output(costsView).query(({ ctx }) => allCosts(ctx.db)),
  create_cost: change.input(newCost).mutation(async ({ ctx, input }) => {
    await createCost(ctx, input);
    return done(ctx, 'saved');
  }),
  update_cost: change.input(costChange).mutation(async ({ ctx, input }) => {
    await updateCost(ctx, input);
    return done(ctx, 'saved');
  }),
  remove_cost: change.input(costRef).mutation(async ({ ctx, input }) => {
    await removeCost(ctx, input.uuid);
    return done(ctx, 'removed');
  }),
  margins: readPay
    .input(marginsInput)
    .output(marginsView)
    .query(({ ctx, input }) => margins(ctx, input)),
  set_outing_costs: change.input(outingCosts).mutation(async ({ ctx, input }) => {
    await setOutingCosts(ctx, input);
    return done(ctx, 'saved');
  }),
});
