import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import { sitePath as path } from '@/shared/mail/mail-message';
import { paragraphsOf } from '@/shared/mail/paragraphs-of';
import { z } from '@/shared/schema/zod';

const name = z.string();

const params = {
  message_receipt: z.strictObject({ name, path }),
  message_notice: z.strictObject({
    kind: z.enum(['contact', 'inquiry']),
    name,
    email: z.string(),
    phone: z.string(),
    about: z.string(),
    body: z.string(),
    path,
    internship: z
      .strictObject({ intake: z.string(), level: z.string(), dives: z.string(), languages: z.string() })
      .optional(),
  }),
  /** `about` is empty when the message had no subject. */
  message_answer: z.strictObject({ name, about: z.string(), body: z.string(), writtenAt: z.iso.datetime() }),
};

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

export const contactMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    message_receipt: ({ name, path }, { t, link, greeting }) => ({
      subject: t('message_receipt.subject'),
      heading: t('message_receipt.heading'),
      greeting: greeting(name),
      paragraphs: [t('message_receipt.lead'), t('message_receipt.until_then')],
      action: { label: t('message_receipt.button'), url: link(path) },
      footnote: t('message_receipt.not_you'),
      why: t('message_receipt.why'),
    }),

    message_notice: ({ kind, name, email, phone, about, body, path, internship }, { t, link }) => ({
      subject: t(`message_notice.${kind}_subject`, { name, about: about || t('message_notice.no_product') }),
      heading: about || t('message_notice.no_product'),
      greeting: t('message_notice.from', { name, email }),
      paragraphs: [
        ...paragraphsOf(body),
        ...(internship ? [t('message_notice.internship', internship)] : []),
        ...(phone ? [t('message_notice.phone', { phone })] : []),
      ],
      action: { label: t('message_notice.button'), url: link(path) },
      footnote: t('message_notice.reply'),
      why: t('message_notice.why'),
    }),

    message_answer: ({ name, about, body, writtenAt }, { t, when, greeting }) => ({
      subject: about ? t('message_answer.subject', { about }) : t('message_answer.subject_plain'),
      heading: about || t('message_answer.heading'),
      greeting: greeting(name),
      paragraphs: paragraphsOf(body),
      footnote: t('message_answer.reply'),
      why: t('message_answer.why', { when: when(writtenAt) }),
    }),
  },
};
