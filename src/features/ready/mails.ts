import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import { sitePath } from '@/shared/mail/mail-message';
import { z } from '@/shared/schema/zod';

const params = {
  forms_reminder: z.strictObject({
    name: z.string(),
    bookingId: z.string(),
    product: z.string(),
    date: z.iso.date(),
    /** Guests with open answers, each with their link. */
    people: z.array(z.strictObject({ name: z.string(), number: z.int(), url: z.url() })),
    /** The page on which the customer gives the missing emergency contact. */
    contact: sitePath.optional(),
  }),
};

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

export const readyMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    forms_reminder: ({ name, bookingId, product, date, people, contact }, { t, day, link, greeting }) => {
      const words = { product, day: day(date, 'medium'), date: day(date, 'full') };
      const open = [
        ...people.map((one) => ({
          label: one.name || t('forms_reminder.diver', { number: one.number }),
          url: one.url,
        })),
        ...(contact ? [{ label: t('forms_reminder.contact'), url: link(contact) }] : []),
      ];
      const [first] = open;
      return {
        subject: t('forms_reminder.subject', words),
        heading: t('forms_reminder.heading'),
        greeting: greeting(name),
        paragraphs: [
          t('forms_reminder.lead', words),
          t('forms_reminder.why'),
          ...(people.length > 1 ? [t('forms_reminder.each')] : []),
        ],
        facts: [
          ...(open.length > 1 ? open.map(({ label, url }) => ({ label, value: t('forms_reminder.open'), url })) : []),
          { label: t('order.fact.booking_id'), value: bookingId },
        ],
        ...(first && open.length === 1 && { action: { label: t('forms_reminder.button'), url: first.url } }),
        why: t('order.why'),
      };
    },
  },
};
