import type { ContactMail, Mails } from './mails';

const paragraphsOf = (text: string) => text.split(/\s*\n\s*/u).filter((line) => line !== '');

/** The mails about what somebody wrote to the shop. */
export const contactMails: Mails<ContactMail> = {
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
};
