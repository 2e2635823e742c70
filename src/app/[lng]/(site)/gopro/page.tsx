import '@/app/site-styles';
import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { nextFreeDays } from '@/app/[lng]/(site)/_listing/next-free-days';
import { Viewed } from '@/app/[lng]/(site)/_listing/viewed';
import { scenes } from '@/app/[lng]/(site)/_reading/scenes';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { productPath } from '@/features/catalogue/domain/product-path';
import { AskTile } from '@/features/catalogue/storefront/ui/ask-tile';
import { CareerPath } from '@/features/catalogue/storefront/ui/career-path';
import { DatedChoiceListing } from '@/features/catalogue/storefront/ui/choice-listing';
import { ListedCard } from '@/features/catalogue/storefront/ui/listed-card';
import { PricePrompt } from '@/features/catalogue/storefront/ui/price-prompt';
import { getT } from '@/i18n/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { Section } from '@/ui/layout/section';
import { art } from '@/ui/show/art';

const kinds = ['go_pro' as const, 'internship' as const];

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  return pageMetadata({ lng, path: '/gopro', title: t('gopro.metaTitle'), description: t('gopro.metaDescription') });
}

export default async function GoProPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const all = await publicCalls(lng).catalogue.products({ kinds });
  const programmes = all.filter(({ kind }) => kind === 'go_pro');
  const groups = [
    { name: 'programmes' as const, products: programmes },
    { name: 'internships' as const, products: all.filter(({ kind }) => kind === 'internship') },
  ].filter(({ products }) => products.length > 0);
  const { today, free } = await nextFreeDays(lng, kinds);
  return (
    <>
      <ListingJsonLd lng={lng} entries={all.map((product) => ({ name: product.title, path: productPath(product) }))} />
      <DepthGauge />
      <PageBand title={t('gopro.title')} lead={t('gopro.lead')} picture={art.goPro} alt={t('gopro.picture')} />
      {all.length > 0 ? (
        <DatedChoiceListing
          lng={lng}
          kinds={kinds}
          today={today}
          free={free}
          name="kind"
          label={t('gopro.kinds')}
          all={t('gopro.all')}
          choices={groups.map(({ name }) => ({
            value: name,
            label: t(`gopro.${name}Title`),
            href: `#${name}`,
            note: t(`gopro.${name}Intro`),
          }))}
          items={groups.flatMap(({ name, products }) =>
            products.map((product, position) => ({
              key: product.slug,
              choices: [name],
              card: <ListedCard lng={lng} product={product} id={position === 0 ? name : undefined} />,
            })),
          )}
          counts={Array.from({ length: all.length + 1 }, (_, count) => t('gopro.count', { count }))}
          more={t('list.more', { count: '{count}' })}
          prompt={<PricePrompt lng={lng} back="/gopro" text={t('price.prompt')} />}
          end={<AskTile lng={lng} about="gopro" picture={scenes.internshipTeam} />}
          after={<Viewed lng={lng} products={all} />}
        />
      ) : (
        <Band depth="surface">
          <EmptyState title={t('gopro.emptyTitle')} hint={t('gopro.emptyHint')} />
        </Band>
      )}
      {programmes.length > 0 && (
        <Band depth="deep">
          <Section title={t('path.title')} intro={t('path.intro')}>
            <CareerPath lng={lng} programmes={programmes} />
          </Section>
        </Band>
      )}
    </>
  );
}
