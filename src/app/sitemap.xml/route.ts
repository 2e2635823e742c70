import { pathGroups, publicPaths } from '@/app/public-paths';
import { sitemapIndex, sitemapOf } from '@/app/sitemap-xml';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { defaultLocale } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import { getShop } from '@/shop/server';

// Built on request, because it lists the currently published pages and the build has no database.
export const dynamic = 'force-dynamic';

/** Lists every public page, or links to several sitemaps if one is too small. */
async function sitemap(): Promise<Response> {
  const groups = await Promise.all(pathGroups.map(async (group) => ({ group, ...(await publicPaths(group, 1)) })));
  if (groups.every(({ last }) => last === 1)) {
    const shown = shownLocales((await getShop()).languages);
    return sitemapOf(
      groups.flatMap(({ paths }) => paths),
      shown,
    );
  }
  const files = groups.flatMap(({ group, last }) =>
    Array.from({ length: last }, (_, at) => `/sitemap/${group}-${at + 1}.xml`),
  );
  return sitemapIndex(files);
}

export const GET = () => sitemap().catch((thrown: unknown) => refusalAnswer(thrown, { locale: defaultLocale }));
