import { choosePickupByLink } from '@/features/order-pages/links/commands/choose-pickup-by-link';
import { createLink } from '@/features/order-pages/links/commands/create-link';
import { fillInEmergencyByLink } from '@/features/order-pages/links/commands/fill-in-emergency-by-link';
import { payByLink } from '@/features/order-pages/links/commands/pay-by-link';
import { returnByLink } from '@/features/order-pages/links/commands/return-by-link';
import { revokeLink } from '@/features/order-pages/links/commands/revoke-link';
import { shareDiverLink } from '@/features/order-pages/links/commands/share-diver-link';
import { linkedOrder } from '@/features/order-pages/links/queries/linked-order';
import { orderByLink } from '@/features/order-pages/links/queries/order-by-link';
import { diverLinkView } from '@/features/ready/schema';
import { translator } from '@/i18n/translate';
import { type Ctx, publicProcedure, router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  linkDiverInput,
  linkEmergencyInput,
  linkedOrderAnswer,
  linkedOrderView,
  linkInput,
  linkOfOrderInput,
  linkPickupInput,
  linkReturnView,
  newLinkView,
} from './schema';

/** The order after the guest has filled something in. */
async function saved(ctx: Ctx, orderId: string) {
  const t = await translator(ctx.locale, 'orders');
  return { ...(await linkedOrder(ctx, orderId)), message: t('link.saved') };
}

/** For anyone with the link of an order: the token is the only proof, so nothing here ends or refunds an order. */
export const linkRouter = router({
  get: publicProcedure
    .input(linkInput)
    .output(linkedOrderView)
    .query(async ({ ctx, input }) => linkedOrder(ctx, await orderByLink(ctx, input.token))),
  fill_in_emergency: publicProcedure
    .input(linkEmergencyInput)
    .output(linkedOrderAnswer)
    .mutation(async ({ ctx, input }) => saved(ctx, await fillInEmergencyByLink(ctx, input))),
  choose_pickup: publicProcedure
    .input(linkPickupInput)
    .output(linkedOrderAnswer)
    .mutation(async ({ ctx, input }) => saved(ctx, await choosePickupByLink(ctx, input))),
  diver_link: publicProcedure
    .input(linkDiverInput)
    .output(diverLinkView)
    .mutation(({ ctx, input }) => shareDiverLink(ctx, input)),
  pay: publicProcedure
    .input(linkInput)
    .output(z.object({ payment_url: z.string() }))
    .mutation(({ ctx, input }) => payByLink(ctx, input.token)),
  return: publicProcedure
    .input(linkInput)
    .output(linkReturnView)
    .mutation(({ ctx, input }) => returnByLink(ctx, input.token)),
});

/** Procedures for staff on the link of an order. */
export const linkProcedures = {
  make_link: staffProcedure('orders')
    .input(linkOfOrderInput)
    .output(newLinkView)
    .mutation(({ ctx, input }) => createLink(ctx, input.uuid)),
  withdraw_link: staffProcedure('orders')
    .input(linkOfOrderInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await revokeLink(ctx, input.uuid);
      const t = await translator(ctx.locale, 'orders-admin');
      return { message: t('link.revoked') };
    }),
};
