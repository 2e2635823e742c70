import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import { sitePath as path } from '@/shared/mail/mail-message';
import { z } from '@/shared/schema/zod';

const params = {
  approval_requested: z.strictObject({
    name: z.string(),
    by: z.string(),
    bookingId: z.string(),
    amount: z.int(),
    path,
  }),
};

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

/** Sent to the other accounts with the right to money. */
export const approvalMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    approval_requested: ({ name, by, bookingId, amount, path }, { t, link, greeting, money }) => ({
      subject: t('approval_requested.subject', { amount: money(amount), bookingId }),
      heading: t('approval_requested.heading'),
      greeting: greeting(name),
      paragraphs: [
        t('approval_requested.lead', { by, amount: money(amount), bookingId }),
        t('approval_requested.until'),
      ],
      action: { label: t('approval_requested.button'), url: link(path) },
      why: t('approval_requested.why'),
    }),
  },
};
