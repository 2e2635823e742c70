import { createMessage } from '@/features/contact/admin/commands/create-message';
import { removeMessage } from '@/features/contact/admin/commands/remove-message';
import { updateMessage } from '@/features/contact/admin/commands/update-message';
import { listMessages } from '@/features/contact/admin/queries/list-messages';
import { message } from '@/features/contact/admin/queries/message';
import { messageValuesOf } from '@/features/contact/admin/queries/message-values';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import {
  createMessageInput,
  messageRef,
  messagesInput,
  messagesPage,
  messageValues,
  messageView,
  updateMessageInput,
} from './schema';

export const contactAdminRouter = router({
  list: staffProcedure('orders')
    .input(messagesInput)
    .output(messagesPage)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  get: staffProcedure('orders')
    .input(messageRef)
    .output(messageView)
    .query(({ ctx, input }) => message(ctx, input.uuid)),
  values: staffProcedure('orders')
    .input(messageRef)
    .output(messageValues)
    .query(({ ctx, input }) => messageValuesOf(ctx, input.uuid)),
  create: staffProcedure('orders')
    .input(createMessageInput)
    .output(messageView)
    .mutation(async ({ ctx, input }) => message(ctx, await createMessage(ctx, input))),
  update: staffProcedure('orders')
    .input(updateMessageInput)
    .output(messageView)
    .mutation(async ({ ctx, input }) => {
      await updateMessage(ctx, input);
      return message(ctx, input.uuid);
    }),
  remove: staffProcedure('orders')
    .input(messageRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeMessage(ctx, input.uuid);
      const t = await translator(ctx.locale, 'contact-admin');
      return { message: t('removed') };
    }),
});
