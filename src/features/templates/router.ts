import { createTemplate } from '@/features/templates/commands/create-template';
import { removeTemplate } from '@/features/templates/commands/remove-template';
import { sortTemplates } from '@/features/templates/commands/sort-templates';
import { updateTemplate } from '@/features/templates/commands/update-template';
import { getTemplate, listTemplates, usableTemplates } from '@/features/templates/queries/templates';
import { translator } from '@/i18n/translate';
import { router, staffProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { z } from '@/shared/schema/zod';
import {
  sortTemplatesInput,
  templateInput,
  templateRef,
  templateRows,
  templatesInput,
  templateView,
  updateTemplateInput,
  usableInput,
  usableTemplate,
} from './schema';

/** Staff who answer guests use templates; staff who set up the shop write them. */
export const templatesRouter = router({
  usable: staffProcedure('orders')
    .input(usableInput)
    .output(z.array(usableTemplate))
    .query(({ ctx, input }) => usableTemplates(ctx, input.locale)),
  list: staffProcedure('settings')
    .input(templatesInput)
    .output(templateRows)
    .query(({ ctx, input }) => listTemplates(ctx, input)),
  get: staffProcedure('settings')
    .input(templateRef)
    .output(templateView)
    .query(({ ctx, input }) => getTemplate(ctx, input.uuid)),
  create: staffProcedure('settings')
    .input(templateInput)
    .output(templateView)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),
  update: staffProcedure('settings')
    .input(updateTemplateInput)
    .output(templateView)
    .mutation(({ ctx, input }) => updateTemplate(ctx, input)),
  sort: staffProcedure('settings')
    .input(sortTemplatesInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sortTemplates(ctx, input.uuids)),
  remove: staffProcedure('settings')
    .input(templateRef)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await removeTemplate(ctx, input.uuid);
      const t = await translator(ctx.locale, 'templates-admin');
      return { message: t('removed') };
    }),
});
