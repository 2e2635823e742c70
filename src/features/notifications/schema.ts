import { locales } from '@/shared/locale/locales';
import { type MailTemplate, mailParams } from '@/shared/mail/mail-params';
import { z } from '@/shared/schema/zod';

const templates = Object.keys(mailParams) as [MailTemplate, ...MailTemplate[]];

/** What waits in the outbox. */
export const queuedMail = z.strictObject({
  id: z.uuid(),
  queuedAt: z.iso.datetime(),
  to: z.string(),
  replyTo: z.string().optional(),
  locale: z.enum(locales),
  template: z.enum(templates),
  params: z.unknown(),
});
