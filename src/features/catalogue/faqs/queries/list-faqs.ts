import { activeFaqs, toFaqView } from '@/features/catalogue/faqs/data';
import { withSettings } from '@/features/catalogue/faqs/domain/with-settings';
import type { FaqView } from '@/features/catalogue/schema';
import { textValues } from '@/features/settings/texts/queries/text-values';
import type { Ctx } from '@/server/api/context';

export async function listFaqs({ db, locale, shows }: Ctx): Promise<FaqView[]> {
  await shows('faqs', 'shop');
  const values = await textValues(db, locale);
  return (await activeFaqs(db)).map((row) => withSettings(toFaqView(row, locale), values));
}
