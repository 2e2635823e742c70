import { translator } from '../../../i18n/translate';
import { adminProcedure, router } from '../../../server/trpc';
import { toldView } from '../../../shared/told';
import { createMessage } from './commands/create-message';
import { removeMessage } from './commands/remove-message';
import { updateMessage } from './commands/update-message';
import { listMessages } from './queries/list-messages';
import { message } from './queries/message';
import {
  createMessageInput,
  messagesInput,
  messagesPage,
  messageToRead,
  messageView,
  updateMessageInput,
} from './schema';

/** What the staff do with messages and inquiries. */
export const contactAdminRouter = router({
  list: adminProcedure
    .input(messagesInput)
    .output(messagesPage)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  get: adminProcedure
    .input(messageToRead)
    .output(messageView)
    .query(({ ctx, input }) => message(ctx, input.uuid)),
  create: adminProcedure
    .input(createMessageInput)
    .output(messageView)
    .mutation(async ({ ctx, input }) => message(ctx, await createMessage(ctx, input))),
  update: adminProcedure
    .input(updateMessageInput)
    .output(messageView)
    .mutation(async ({ ctx, input }) => {
      await updateMessage(ctx, input);
      return message(ctx, input.uuid);
    }),
  remove: adminProcedure
    .input(messageToRead)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await removeMessage(ctx, input.uuid);
      const t = await translator(ctx.locale, 'messages');
      return { message: t('removed') };
    }),
});
