import type { MetadataRoute } from 'next';
import { env } from '@/env';
import { productPath } from '@/features/catalogue/ui/product-path';
import { defaultLocale, type Locale, localePath, locales } from '@/shared/locales';
import { publicCalls } from '@/trpc/server';
import { everyProduct } from './every-product';

// It lists what the shop shows today, and the build has no database to ask.
export const dynamic = 'force-dynamic';

const pages = [
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

const under = (shelf: string, shown: { slug: string }[]) => shown.map(({ slug }) => `${shelf}/${slug}`);

async function everyPath(): Promise<string[]> {
  const { blog, catalogue } = publicCalls(defaultLocale);
  const [products, locations, facilities, posts] = await Promise.all([
    everyProduct(defaultLocale),
    catalogue.locations(),
    catalogue.facilities(),
    blog.posts(),
  ]);
  return [
    ...pages,
    ...products.map(productPath),
    ...under('/locations', locations),
    ...under('/facility-locations', facilities),
    ...under('/blog', posts),
  ];
}

/** Every public page in every language, each naming the others. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const address = (locale: Locale, path: string) => new URL(localePath(locale, path), env.APP_URL).href;
  const languagesOf = (path: string) => ({
    ...Object.fromEntries(locales.map((locale) => [locale, address(locale, path)])),
    'x-default': address(defaultLocale, path),
  });
  const paths = await everyPath();
  return paths.flatMap((path) =>
    locales.map((locale) => ({ url: address(locale, path), alternates: { languages: languagesOf(path) } })),
  );
}
