import '@/app/site-styles';
import { ListingJsonLd } from '@/app/[lng]/(site)/_listing/listing-json-ld';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import { MapSection } from '@/features/catalogue/map/ui/map-section';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { PageBand } from '@/ui/layout/page-band';
import { art } from '@/ui/show/art';
import { coverOf } from '@/ui/show/cover';
import { CardGrid, PictureCard } from '@/ui/show/picture-card';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const title = t('facilities.metaTitle');
  const shop = (await getShop()).identity.name;
  return pageMetadata({
    lng,
    path: '/facility-locations',
    title,
    description: t('facilities.metaDescription', { shop }),
  });
}

export default async function FacilityLocationsPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const { name, position } = (await getShop()).identity;
  const facilities = await publicCalls(lng).catalogue.facilities();
  const pathOf = (slug: string) => localePath(lng, `/facility-locations/${slug}`);
  return (
    <>
      <ListingJsonLd
        lng={lng}
        entries={facilities.map(({ name, slug }) => ({ name, path: `/facility-locations/${slug}` }))}
      />
      <DepthGauge />
      <PageBand
        title={t('facilities.title')}
        lead={t('facilities.lead')}
        picture={art.poolTraining}
        alt={t('facilities.picture')}
      />
      <Band depth="surface">
        {facilities.length === 0 && <EmptyState title={t('facilities.emptyTitle')} hint={t('facilities.emptyHint')} />}
        <CardGrid>
          {facilities.map((facility) => (
            <PictureCard
              key={facility.slug}
              as="h2"
              href={pathOf(facility.slug)}
              picture={coverOf(facility)}
              alt=""
              title={typeset(facility.name)}
              lead={typeset(facility.summary)}
            />
          ))}
        </CardGrid>
      </Band>
      <Band depth="reef">
        <MapSection title={t('facilities.where')} intro={t('facilities.whereIntro')}>
          <BaliMap lng={lng} isNear label={t('map.one')} pins={[{ name, position }]} />
        </MapSection>
      </Band>
    </>
  );
}
