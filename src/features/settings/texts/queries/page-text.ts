import { latestPage, textsOf } from '@/features/settings/texts/data';
import { fillDocument } from '@/features/settings/texts/domain/document';
import { chosenText } from '@/features/settings/texts/domain/fallback';
import { SHIPPED_AS_OF } from '@/features/settings/texts/domain/shipped';
import type { PageName, ShownPage } from '@/features/settings/texts/schema';
import type { Ctx } from '@/server/api/context';
import { textValues } from '@/server/shop/text-values';
import { fillText } from '@/shared/shop/text-fields';
import { dayAt } from '@/shared/time/days';
import { shippedText } from './shipped-text';

export async function pageText({ db, locale, shows }: Ctx, page: PageName): Promise<ShownPage> {
  await shows(`page:${page}`, 'shop');
  const saved = await latestPage(db, page);
  const { language, own } = chosenText(textsOf(saved), locale);
  const { title, lead, description, body } = own ?? (await shippedText(page, language));
  const values = await textValues(db, language);
  return {
    title: fillText(title, values),
    lead: fillText(lead, values),
    description: fillText(description, values),
    body: fillDocument(body, values),
    own: own !== null,
    language,
    as_of: saved && own ? dayAt(saved.updatedAt) : SHIPPED_AS_OF,
  };
}
