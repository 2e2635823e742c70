import { productPath } from '@/features/catalogue/domain/product-path';
import type { Page } from '@/shared/list/pages';
import { defaultLocale } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';

const own = [
  '/',
  '/trips',
  '/courses',
  '/gopro',
  '/locations',
  '/facility-locations',
  '/blog',
  '/faq',
  '/about',
  '/csr',
  '/careers',
  '/contact',
  '/inquiry-contact',
  '/privacy-policy',
  '/terms-and-conditions',
];

export const pathGroups = ['pages', 'products', 'locations', 'facilities', 'posts'] as const;
export type PathGroup = (typeof pathGroups)[number];

/** An English path, and the time of the page's last content change if known. */
export type PublicPath = { path: string; changedAt: Date | null };
type Paths = { paths: PublicPath[]; last: number };

const toPaths = <Item extends { updated_at: Date }>(
  { data, meta }: Page<Item>,
  pathOf: (item: Item) => string,
): Paths => ({
  paths: data.map((item) => ({ path: pathOf(item), changedAt: item.updated_at })),
  last: meta.last_page,
});

/** A batch of a few hundred English paths of one kind of public page, and the number of batches. */
export async function publicPaths(group: PathGroup, page: number): Promise<Paths> {
  const { blog, catalogue } = publicCalls(defaultLocale);
  switch (group) {
    case 'pages':
      return { paths: page === 1 ? own.map((path) => ({ path, changedAt: null })) : [], last: 1 };
    case 'products':
      return toPaths(await catalogue.addresses({ of: group, page }), ({ slug, kind = 'trip' }) =>
        productPath({ slug, kind }),
      );
    case 'locations':
      return toPaths(await catalogue.addresses({ of: group, page }), ({ slug }) => `/locations/${slug}`);
    case 'facilities':
      return toPaths(await catalogue.addresses({ of: group, page }), ({ slug }) => `/facility-locations/${slug}`);
    case 'posts':
      return toPaths(await blog.addresses({ page }), ({ slug }) => `/blog/${slug}`);
  }
}
