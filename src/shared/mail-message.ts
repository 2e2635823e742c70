import type texts from '../../public/locales/en/mail.json';
import type { SentenceKey } from './sentence-key';

/** The name of a sentence in the `mail` namespace. */
export type MailKey = SentenceKey<typeof texts>;

/** What a mail says, before it is laid out: plain sentences in the reader's language. */
export type MailMessage = {
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** Something to copy by hand; it stands below the first paragraph. */
  code?: string;
  /** Said last, in small letters: what to do if this mail is a surprise. */
  footnote?: string;
  /** Why its reader gets it, where that is not because they have an account. */
  why?: string;
};
