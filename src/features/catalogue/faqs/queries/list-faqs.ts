import { activeFaqs, toFaqView } from '@/features/catalogue/faqs/data';
import type { FaqView } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';

export async function listFaqs({ db, locale, shows }: Ctx): Promise<FaqView[]> {
  await shows('faqs');
  return (await activeFaqs(db)).map((row) => toFaqView(row, locale));
}
