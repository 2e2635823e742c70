import { pathGroups, publicPaths } from '../../public-paths';
import { sitemapOf } from '../../sitemap-xml';

export const dynamic = 'force-dynamic';

const name = /^([a-z]+)-([1-9]\d{0,4})\.xml$/;

/** One of the lists that the index of a large site names. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, wanted, page] = name.exec((await params).file) ?? [];
  const group = pathGroups.find((known) => known === wanted);
  const paths = group ? (await publicPaths(group, Number(page))).paths : [];
  return paths.length > 0 ? sitemapOf(paths) : new Response('', { status: 404 });
}
