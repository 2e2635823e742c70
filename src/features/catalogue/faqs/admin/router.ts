import { createFaq } from '@/features/catalogue/faqs/admin/commands/create-faq';
import { removeFaq } from '@/features/catalogue/faqs/admin/commands/remove-faq';
import { sortFaqs } from '@/features/catalogue/faqs/admin/commands/sort-faqs';
import { showFaqs, updateFaq } from '@/features/catalogue/faqs/admin/commands/update-faq';
import { getFaq, listAllFaqs } from '@/features/catalogue/faqs/admin/queries/faqs';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  allFaqsInput,
  faqInput,
  faqRef,
  faqRows,
  showFaqsInput,
  sortFaqsInput,
  staffFaqView,
  updateFaqInput,
} from './schema';

export const faqAdminRouter = router({
  list: staffProcedure('catalogue')
    .input(allFaqsInput)
    .output(faqRows)
    .query(({ ctx, input }) => listAllFaqs(ctx, input)),
  get: staffProcedure('catalogue')
    .input(faqRef)
    .output(staffFaqView)
    .query(({ ctx, input }) => getFaq(ctx, input.uuid)),
  create: staffProcedure('catalogue')
    .input(faqInput)
    .output(staffFaqView)
    .mutation(({ ctx, input }) => createFaq(ctx, input)),
  update: staffProcedure('catalogue')
    .input(updateFaqInput)
    .output(staffFaqView)
    .mutation(({ ctx, input }) => updateFaq(ctx, input)),
  show: staffProcedure('catalogue')
    .input(showFaqsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => showFaqs(ctx, input)),
  sort: staffProcedure('catalogue')
    .input(sortFaqsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sortFaqs(ctx, input)),
  remove: staffProcedure('catalogue')
    .input(faqRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeFaq(ctx, input.uuid);
      const t = await translator(ctx.locale, 'catalogue-admin');
      return { message: t('faq.removed') };
    }),
});
