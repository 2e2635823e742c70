import { pathGroups, publicPaths } from '@/app/public-paths';
import { sitemapOf } from '@/app/sitemap-xml';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { defaultLocale } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import { getShop } from '@/shop/server';

export const dynamic = 'force-dynamic';

const name = /^([a-z]+)-([1-9]\d{0,4})\.xml$/;

async function sitemap(file: string): Promise<Response> {
  const [, wanted, page] = name.exec(file) ?? [];
  const group = pathGroups.find((candidate) => candidate === wanted);
  const paths = group ? (await publicPaths(group, Number(page))).paths : [];
  if (paths.length === 0) return new Response('', { status: 404 });
  return sitemapOf(paths, shownLocales((await getShop()).languages));
}

export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }) =>
  sitemap((await params).file).catch((thrown: unknown) => refusalAnswer(thrown, { locale: defaultLocale }));
