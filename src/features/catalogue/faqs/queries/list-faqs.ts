import { activeFaqs, toFaqView } from '@/features/catalogue/faqs/data';
import { withSettings } from '@/features/catalogue/faqs/domain/with-settings';
import type { FaqView } from '@/features/catalogue/schema';
import type { Ctx } from '@/server/api/context';
import { textValues } from '@/server/shop/text-values';

export async function listFaqs({ db, locale, shows }: Ctx): Promise<FaqView[]> {
  await shows('faqs', 'shop');
  const values = await textValues(db, locale);
  return (await activeFaqs(db)).map((row) => withSettings(toFaqView(row, locale), values));
}
