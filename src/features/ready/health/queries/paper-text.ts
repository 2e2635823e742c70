import { paperOfRecord } from '@/features/ready/health/data';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';

type Texts = Partial<Record<string, Record<string, string>>>;

/** The texts of a published version in a language, by key. */
export const textsIn = (texts: unknown, locale: Locale): Record<string, string> => (texts as Texts)[locale] ?? {};

/** The texts of the version that a diver has answered. */
export async function textsOfPaper(db: Tx, paperId: string | null, locale: Locale): Promise<Record<string, string>> {
  const paper = paperId ? await paperOfRecord(db, paperId) : null;
  return paper ? textsIn(paper.texts, locale) : {};
}
