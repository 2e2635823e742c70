import type { SentenceKey } from '@/shared/errors/sentence-key';
import type { CalendarEntry } from '@/shared/time/calendar-entry';
import type texts from '../../../public/locales/en/mail.json';

/** The name of a sentence in the `mail` namespace. */
export type MailKey = SentenceKey<typeof texts>;

/** What a mail says, before it is laid out: plain sentences in the reader's language. */
export type MailMessage = {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** Names and values to look up; they stand below the first paragraph. */
  facts?: { label: string; value: string }[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** Something to copy by hand; it stands below the first paragraph. */
  code?: string;
  /** Said last, in small letters: what to do if this mail is a surprise. */
  footnote?: string;
  /** Why its reader gets it, where that is not because they have an account. */
  why?: string;
  /** For the reader's calendar. */
  calendar?: CalendarEntry;
};
