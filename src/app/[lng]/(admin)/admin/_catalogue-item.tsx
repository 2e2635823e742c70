import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Calls = Awaited<ReturnType<typeof enterPage>>['calls'];
type Props = PageProps<{ slug: string }>;
type Kind<Item> = {
  name: 'product' | 'location' | 'facility';
  path: string;
  get: (calls: Calls, slug: string) => Promise<Item>;
  titleOf: (item: Item) => string;
};

/** Creates the edit pages of a product, a dive site or a facility, one for each part of it. */
export function catalogueItemPages<Item>({ name, path, get, titleOf }: Kind<Item>) {
  // Cached per request, because metadata and page both need it.
  const enter = cache(async (lng: Locale, slug: string, part: string) => {
    const { calls } = await enterPage({ lng, path: `${path}/${slug}/${part}`, guards: ['auth', 'admin'] });
    return { calls, item: (await ifFound(get(calls, slug))) ?? notFound() };
  });

  return (
    part: 'edit' | 'images' | 'faqs',
    content: (entered: { lng: Locale; calls: Calls; item: Item }) => ReactNode | Promise<ReactNode>,
  ) => ({
    async generateMetadata(props: Props) {
      const lng = await lngOf(props);
      const { t } = await getT(lng, 'catalogue-admin');
      const { item } = await enter(lng, (await props.params).slug, part);
      return { title: `${t(`nav.${part}`)}: ${titleOf(item)}` };
    },
    async Page(props: Props) {
      const lng = await lngOf(props);
      const { calls, item } = await enter(lng, (await props.params).slug, part);
      const { t } = await getT(lng, 'catalogue-admin');
      return (
        <PageFrame title={titleOf(item)} back={<BackLink href={localePath(lng, path)} label={t(`${name}.back`)} />}>
          {await content({ lng, calls, item })}
        </PageFrame>
      );
    },
  });
}
