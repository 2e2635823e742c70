import { type FaqView, faqTexts, faqView } from '@/features/catalogue/schema';
import type { Tx } from '@/server/database/db';
import type { Faq } from '@/server/generated/prisma/client';
import { listingPageSize } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { textsIn } from '@/shared/schema/localised';

/** Limits the public FAQ page; the paginated staff lists show all questions. */
const maxQuestions = 2 * listingPageSize;

export const activeFaqs = (db: Tx): Promise<Faq[]> =>
  db.faq.findMany({ where: { active: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }], take: maxQuestions });

export const toFaqView = (row: Faq, locale: Locale): FaqView =>
  faqView.parse({ uuid: row.id, topic: row.topic, ...textsIn(faqTexts.parse(row.texts), locale) });
