import type { SentenceKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import type texts from '../../../public/locales/en/mail.json';

/** The key of a sentence in the `mail` namespace. */
export type MailKey = SentenceKey<typeof texts>;

/** The content of an email before layout: plain sentences in the reader's language. */
export type MailMessage = {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** Labels and values below the first paragraph; a value with a `url` is a link. */
  facts?: { label: string; value: string; url?: string }[];
  /** The one action to take next. */
  action?: { label: string; url: string };
  /** A code to copy by hand, below the first paragraph. */
  code?: string;
  /** Last, in small print: what to do if this email is unexpected. */
  footnote?: string;
  /** The reason the reader gets this email, when it is not that they have an account. */
  why?: string;
  /** For the reader's calendar. */
  calendar?: CalendarEntry;
  /** The other days of an order with several items. */
  furtherDays?: CalendarEntry[];
};

/** A path on this site without a language: the email adds its reader's. */
export const sitePath = z.string().startsWith('/');
