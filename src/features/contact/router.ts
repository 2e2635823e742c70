import { sendContact } from '@/features/contact/commands/send-contact';
import { sendInquiry } from '@/features/contact/commands/send-inquiry';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { publicProcedure, router } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { contactInput, inquiryInput } from './schema';

async function thanks({ locale }: Ctx) {
  const t = await translator(locale, 'contact');
  return { message: t('sent') };
}

export const contactRouter = router({
  send: publicProcedure
    .input(contactInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await sendContact(ctx, input);
      return thanks(ctx);
    }),
  inquire: publicProcedure
    .input(inquiryInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await sendInquiry(ctx, input);
      return thanks(ctx);
    }),
});
