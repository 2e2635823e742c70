import '@/app/site-styles';
import { notFound } from 'next/navigation';
import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { crumbsOf } from '@/app/[lng]/(site)/_products/crumbs';
import { findProduct } from '@/app/[lng]/(site)/_products/find-product';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { inquiryPath, productPath } from '@/features/catalogue/domain/product-path';
import { Breadcrumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { CareerPath } from '@/features/catalogue/storefront/ui/career-path';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { ProductListing } from '@/features/catalogue/storefront/ui/product-listing';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { Page } from '@/ui/layout/page';
import { Section } from '@/ui/layout/section';

type Props = PageProps<{ slug: string }>;

// Cached after its first visit, like every public page.
export const generateStaticParams = () => [];

async function programmeOf(props: Props) {
  const { slug } = await props.params;
  const lng = await lngOf(props);
  const programme = await findProduct(lng, '/gopro', slug, '/items');
  if (programme.kind !== 'go_pro' || programme.programme) notFound();
  return { lng, programme, path: `/gopro/${slug}/items` };
}

export async function generateMetadata(props: Props) {
  const { lng, programme, path } = await programmeOf(props);
  const { t } = await getT(lng, 'catalogue');
  const named = { programme: programme.title };
  const shop = (await getShop()).identity.name;
  return pageMetadata({
    lng,
    path,
    title: t('items.title', named),
    description: t('items.metaDescription', { ...named, shop }),
    picture: programme.cover?.url,
    focus: programme.cover?.focus,
  });
}

export default async function ItemsPage(props: Props) {
  const { lng, programme, path } = await programmeOf(props);
  const { t } = await getT(lng, 'catalogue');
  const programmes = await publicCalls(lng).catalogue.products({ kinds: ['go_pro'] });
  const title = t('items.title', { programme: typeset(programme.title) });
  const crumbs = await crumbsOf(lng, '/gopro', [
    { title: programme.title, path: `/gopro/${programme.slug}` },
    { title: t('items.crumb'), path },
  ]);
  return (
    <>
      <ListingJsonLd
        lng={lng}
        entries={programme.items.map((product) => ({ name: product.title, path: productPath(product) }))}
      />
      <Band depth="surface">
        <Page
          title={title}
          intro={t('items.intro')}
          back={<Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />}
        >
          {programme.items.length > 0 ? (
            <>
              <p>
                <PricePrompt lng={lng} back={path} text={t('price.prompt')} />
              </p>
              <ProductListing lng={lng} products={programme.items} as="h2" />
            </>
          ) : (
            <EmptyState
              title={t('items.emptyTitle')}
              hint={t('items.emptyHint')}
              action={
                <ButtonLink look="next" href={localePath(lng, inquiryPath(programme.slug))}>
                  {t('box.ask')}
                </ButtonLink>
              }
            />
          )}
        </Page>
      </Band>
      <Band depth="shallow">
        <Section title={t('path.title')} intro={t('path.intro')}>
          <CareerPath lng={lng} programmes={programmes} here={programme.slug} />
        </Section>
      </Band>
    </>
  );
}
