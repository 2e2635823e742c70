import { diveSiteTexts } from '@/features/catalogue/schema';
import { allSites } from '@/features/crew/admin/members/data';
import type { SiteChoice } from '@/features/crew/admin/members/schema';
import type { Ctx } from '@/server/api/context';
import { textsIn } from '@/shared/schema/localised';

/** Every dive site sorted by name, including sites hidden from guests. */
export async function siteChoices({ db, locale }: Ctx): Promise<SiteChoice[]> {
  const sites = (await allSites(db)).map(({ id, texts }) => ({
    uuid: id,
    name: textsIn(diveSiteTexts.parse(texts), locale).name,
  }));
  return sites.sort((one, other) => one.name.localeCompare(other.name, locale));
}
