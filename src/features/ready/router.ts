import { orderInput } from '@/features/orders/schema';
import { recordWaiver } from '@/features/ready/commands/record-waiver';
import { renewDiverLink, revokeLinkOfDiver } from '@/features/ready/commands/renew-link';
import { saveAnswer } from '@/features/ready/commands/save-answer';
import { saveDiverCard } from '@/features/ready/commands/save-card';
import { saveHealth, withdrawHealthConsent } from '@/features/ready/commands/save-health';
import { shareLink } from '@/features/ready/commands/share-link';
import { signByLink } from '@/features/ready/commands/sign-by-link';
import { decideHealthOf, openHealthOf, recordHealthPaperOf } from '@/features/ready/commands/staff-health';
import { forgetStoredHealth } from '@/features/ready/health/commands/forget-stored-health';
import { storedHealth } from '@/features/ready/health/queries/stored-health';
import {
  healthInput,
  healthTextView,
  openedHealthView,
  staffHealthView,
  storedHealthInput,
  storedHealthView,
} from '@/features/ready/health/schema';
import { diverCard } from '@/features/ready/queries/diver-card';
import { healthOfOrder } from '@/features/ready/queries/health-of-order';
import { healthText } from '@/features/ready/queries/health-text';
import { readinessOfOrder } from '@/features/ready/queries/readiness-of-order';
import { readyOn } from '@/features/ready/queries/ready-on';
import { readyView as readyViewOf } from '@/features/ready/queries/ready-view';
import { staffWaivers } from '@/features/ready/queries/staff-waivers';
import { waiverByLink } from '@/features/ready/queries/waiver-by-link';
import { signWaiverInput, waiverStepView, waiversView } from '@/features/ready/waiver/schema';
import { translator } from '@/i18n/translate';
import { customerProcedure, publicProcedure, router, staffProcedure } from '@/server/api/trpc';
import type { Locale } from '@/shared/locale/locales';
import { messageOutput } from '@/shared/schema/message-output';
import { dayAt, plusDays } from '@/shared/time/days';
import {
  answersInput,
  decideHealthInput,
  diverCardView,
  diverLinkView,
  diverOfOrderInput,
  openHealthInput,
  readinessView,
  readyDayInput,
  readyDayView,
  readyInput,
  readyView,
  recordWaiverInput,
  signedWaiverView,
} from './schema';

async function savedMessage({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'health-admin');
  return { message: t('saved') };
}

/** For the diver with a link: the token is the only proof. */
export const readyRouter = router({
  get: publicProcedure
    .input(readyInput)
    .output(readyView)
    .query(({ ctx, input }) => readyViewOf(ctx, input.token)),
  answer: publicProcedure
    .input(answersInput)
    .output(readyView)
    .mutation(({ ctx, input }) => saveAnswer(ctx, input)),
  waiver: publicProcedure
    .input(readyInput)
    .output(waiverStepView)
    .query(({ ctx, input }) => waiverByLink(ctx, input.token)),
  sign: publicProcedure
    .input(signWaiverInput)
    .output(signedWaiverView)
    .mutation(({ ctx, input }) => signByLink(ctx, input)),
  health_text: publicProcedure
    .input(readyInput)
    .output(healthTextView)
    .query(({ ctx, input }) => healthText(ctx, input.token)),
  save_health: publicProcedure
    .input(healthInput)
    .output(readyView)
    .mutation(({ ctx, input }) => saveHealth(ctx, input)),
  withdraw_health: publicProcedure
    .input(readyInput)
    .output(readyView)
    .mutation(({ ctx, input }) => withdrawHealthConsent(ctx, input.token)),
  remove_card: publicProcedure
    .input(readyInput)
    .output(readyView)
    .mutation(({ ctx, input }) => saveDiverCard(ctx, input.token, null)),
});

/** For the customer on the divers of an own order. */
export const ownReadyProcedures = {
  readiness: customerProcedure
    .input(orderInput)
    .output(readinessView)
    .query(({ ctx, input }) => readinessOfOrder(ctx, input.uuid, { customerId: ctx.actor.userId })),
  diver_link: customerProcedure
    .input(diverOfOrderInput)
    .output(diverLinkView)
    .mutation(({ ctx, input }) => shareLink(ctx, input, { customerId: ctx.actor.userId })),
  stored_health: customerProcedure.output(storedHealthView).query(({ ctx }) => storedHealth(ctx.db, ctx.actor.userId)),
  withdraw_stored_health: customerProcedure
    .input(storedHealthInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await forgetStoredHealth(ctx, input.uuid);
      const t = await translator(ctx.locale, 'health');
      return { message: t('record.withdrawn') };
    }),
};

/** For staff on the divers of a day and of an order. */
export const readyProcedures = {
  ready: staffProcedure('orders')
    .input(readyDayInput)
    .output(readyDayView)
    .query(({ ctx, input }) => readyOn(ctx, input.date ?? plusDays(dayAt(ctx.now), 1))),
  readiness: staffProcedure('orders')
    .input(orderInput)
    .output(readinessView)
    .query(({ ctx, input }) => readinessOfOrder(ctx, input.uuid, {})),
  waivers: staffProcedure('orders')
    .input(orderInput)
    .output(waiversView)
    .query(({ ctx, input }) => staffWaivers(ctx, input.uuid)),
  record_waiver: staffProcedure('orders')
    .input(recordWaiverInput)
    .output(waiversView)
    .mutation(({ ctx, input }) => recordWaiver(ctx, input)),
  diver_link: staffProcedure('orders')
    .input(diverOfOrderInput)
    .output(diverLinkView)
    .mutation(({ ctx, input }) => shareLink(ctx, input, {})),
  diver_card: staffProcedure('orders')
    .input(diverOfOrderInput)
    .output(diverCardView)
    .query(({ ctx, input }) => diverCard(ctx, input)),
  renew_diver_link: staffProcedure('orders')
    .input(diverOfOrderInput)
    .output(diverLinkView)
    .mutation(({ ctx, input }) => renewDiverLink(ctx, input)),
  revoke_diver_link: staffProcedure('orders')
    .input(diverOfOrderInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await revokeLinkOfDiver(ctx, input);
      const t = await translator(ctx.locale, 'ready');
      return { message: t('revoked') };
    }),
  health: staffProcedure('orders')
    .input(orderInput)
    .output(staffHealthView)
    .query(({ ctx, input }) => healthOfOrder(ctx, input.uuid)),
  open_health: staffProcedure('health')
    .input(openHealthInput)
    .output(openedHealthView)
    .mutation(({ ctx, input }) => openHealthOf(ctx, input)),
  decide_health: staffProcedure('health')
    .input(decideHealthInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await decideHealthOf(ctx, input);
      return savedMessage(ctx);
    }),
  record_health_paper: staffProcedure('health')
    .input(diverOfOrderInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await recordHealthPaperOf(ctx, input);
      return savedMessage(ctx);
    }),
};
