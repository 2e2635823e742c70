import type { MailFormatter } from '@/shared/mail/mail-formatter';
import type { MailMessage } from '@/shared/mail/mail-message';
import type { z } from '@/shared/schema/zod';

/**
 * All emails with their parameters. A feature adds its emails to this interface beside their texts (`declare module`),
 * so that code which queues an email needs its name but not the feature.
 */
export interface MailParams extends Record<never, never> {}

export type MailTemplate = keyof MailParams;
export type ParamsOf<Schemas extends Record<string, z.ZodType>> = {
  [Template in keyof Schemas]: z.output<Schemas[Template]>;
};

/** Composers of the emails, and the schema that validates their parameters after the queue. */
export type MailComposers<Template extends MailTemplate = MailTemplate> = {
  params: { [Name in Template]: z.ZodType<MailParams[Name]> };
  write: { [Name in Template]: (params: MailParams[Name], formatter: MailFormatter) => MailMessage };
};
