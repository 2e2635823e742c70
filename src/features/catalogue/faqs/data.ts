import type { Tx } from '../../../server/db';
import type { Faq } from '../../../server/generated/prisma/client';
import type { Locale } from '../../../shared/locales';
import { textsIn } from '../../../shared/localised';
import { mostOnAShelf } from '../../../shared/shelf';
import { type FaqView, faqTexts, faqView } from '../schema';

/** Nobody reads so many; the staff sees whether there are more. */
const mostQuestions = 2 * mostOnAShelf;

export const activeFaqs = (db: Tx): Promise<Faq[]> =>
  db.faq.findMany({ where: { active: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }], take: mostQuestions });

export const toFaqView = (row: Faq, locale: Locale): FaqView =>
  faqView.parse({ uuid: row.id, topic: row.topic, ...textsIn(faqTexts.parse(row.texts), locale) });
