import type { MailComposers, ParamsOf } from '@/server/mail/mail';
import { sitePath } from '@/shared/mail/mail-message';
import { z } from '@/shared/schema/zod';

const links = {
  name: z.string(),
  bookingId: z.string(),
  product: z.string(),
  date: z.iso.date(),
  /** Guests with open answers, each with their link. */
  people: z.array(z.strictObject({ name: z.string(), number: z.int(), url: z.url() })),
};

const params = {
  diver_links: z.strictObject(links),
  forms_reminder: z.strictObject({
    ...links,
    /** The page on which the customer gives the missing emergency contact. */
    contact: sitePath.optional(),
  }),
};

declare module '@/server/mail/mail' {
  interface MailParams extends ParamsOf<typeof params> {}
}

type Write = Parameters<MailComposers<'diver_links'>['write']['diver_links']>[1];
type Linked = { label: string; url: string };

const linked = (people: z.output<typeof params.diver_links>['people'], { t }: Write): Linked[] =>
  people.map(({ name, number, url }) => ({ label: name || t('forms_reminder.diver', { number }), url }));

/** One link is a button; several are listed by name. */
function linksIn(links: readonly Linked[], bookingId: string, { t }: Write) {
  const [first] = links;
  const isOne = first && links.length === 1;
  return {
    facts: [
      ...(isOne ? [] : links.map(({ label, url }) => ({ label, value: t('forms_reminder.open'), url }))),
      { label: t('order.fact.booking_id'), value: bookingId },
    ],
    ...(isOne && { action: { label: t('forms_reminder.button'), url: first.url } }),
  };
}

export const readyMails: MailComposers<keyof typeof params> = {
  params,
  write: {
    diver_links: ({ name, bookingId, product, date, people }, write) => {
      const { t, day, greeting } = write;
      const words = { product, day: day(date, 'medium'), date: day(date, 'full') };
      return {
        subject: t('diver_links.subject', words),
        heading: t('diver_links.heading'),
        greeting: greeting(name),
        paragraphs: [
          t('diver_links.lead', words),
          t('diver_links.how', words),
          ...(people.length > 1 ? [t('forms_reminder.each')] : []),
        ],
        ...linksIn(linked(people, write), bookingId, write),
        why: t('order.why'),
      };
    },
    forms_reminder: ({ name, bookingId, product, date, people, contact }, write) => {
      const { t, day, link, greeting } = write;
      const words = { product, day: day(date, 'medium'), date: day(date, 'full') };
      const open = [
        ...linked(people, write),
        ...(contact ? [{ label: t('forms_reminder.contact'), url: link(contact) }] : []),
      ];
      return {
        subject: t('forms_reminder.subject', words),
        heading: t('forms_reminder.heading'),
        greeting: greeting(name),
        paragraphs: [
          t('forms_reminder.lead', words),
          t('forms_reminder.why'),
          ...(people.length > 1 ? [t('forms_reminder.each')] : []),
        ],
        ...linksIn(open, bookingId, write),
        why: t('order.why'),
      };
    },
  },
};
