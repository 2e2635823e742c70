import { TRPCError } from '@trpc/server';
import { listingPathOf } from '@/features/catalogue/domain/product-path';
import { defaultLocale } from '@/shared/locale/locales';
import { createPublicCaller } from './public-root';
import { visitorContext } from './visitor-context';

/** The first read of a page; rejects with NOT_FOUND, or is empty, when the page does not exist. */
const calls = () => createPublicCaller({ ...visitorContext(defaultLocale), shows: async () => {} });

async function hasProduct(listing: string, slug: string): Promise<boolean> {
  const found = await calls().catalogue.product({ slug });
  return 'moved_to' in found || `/${listing}` === listingPathOf(found.kind);
}

async function hasItems(slug: string): Promise<boolean> {
  const found = await calls().catalogue.product({ slug });
  return 'moved_to' in found || (found.kind === 'go_pro' && !found.programme);
}

const listings = {
  trips: (page: number) => calls().catalogue.products({ kinds: ['trip', 'activity'], page }),
  courses: (page: number) => calls().catalogue.products({ kinds: ['course'], page }),
  locations: (page: number) => calls().catalogue.locations({ page }),
  blog: (page: number) => calls().blog.posts({ page }),
};

const hasListingPage = async (listing: string, page: string): Promise<boolean> =>
  /^[1-9]\d{0,3}$/.test(page) &&
  page !== '1' &&
  (await listings[listing as keyof typeof listings](Number(page))).length > 0;

const isFound = (found: Promise<unknown>): Promise<boolean> => found.then(() => true);

type Find = (first: string, second: string) => Promise<boolean>;

/** Public routes with an entity or a number in their address. Next decides about any other address. */
const routes: readonly [pattern: RegExp, find: Find][] = [
  [/^\/(trips)\/search$/, async () => true],
  [/^\/(trips|courses|locations|blog)\/page\/([^/]+)$/, hasListingPage],
  [/^\/(gopro)\/([^/]+)\/items$/, (_, slug) => hasItems(slug)],
  [/^\/(trips|courses|gopro)\/([^/]+)$/, hasProduct],
  [/^\/(locations)\/([^/]+)$/, (_, slug) => isFound(calls().catalogue.location({ slug }))],
  [/^\/(facility-locations)\/([^/]+)$/, (_, slug) => isFound(calls().catalogue.facility({ slug }))],
  [/^\/(blog)\/([^/]+)$/, (_, slug) => isFound(calls().blog.post({ slug }))],
];

/** True when a path without its language has a page; null when that depends on neither the catalogue nor the blog. */
export function findPublicPage(path: string): Promise<boolean> | null {
  for (const [pattern, find] of routes) {
    const [, first = '', second = ''] = pattern.exec(path) ?? [];
    if (first)
      return find(first, second).catch((error: unknown) => {
        if (error instanceof TRPCError && error.code === 'NOT_FOUND') return false;
        throw error;
      });
  }
  return null;
}
