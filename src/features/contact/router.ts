import { translator } from '../../i18n/translate';
import type { Ctx } from '../../server/context';
import { publicProcedure, router } from '../../server/trpc';
import { toldView } from '../../shared/told';
import { contactAdminRouter } from './admin/router';
import { sendContact } from './commands/send-contact';
import { sendInquiry } from './commands/send-inquiry';
import { contactInput, inquiryInput } from './schema';

async function thanks({ locale }: Ctx) {
  const t = await translator(locale, 'contact');
  return { message: t('sent') };
}

/** What anybody may write to the shop, and what the staff do with it. */
export const contactRouter = router({
  send: publicProcedure
    .input(contactInput)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await sendContact(ctx, input);
      return thanks(ctx);
    }),
  inquire: publicProcedure
    .input(inquiryInput)
    .output(toldView)
    .mutation(async ({ ctx, input }) => {
      await sendInquiry(ctx, input);
      return thanks(ctx);
    }),
  admin: contactAdminRouter,
});
