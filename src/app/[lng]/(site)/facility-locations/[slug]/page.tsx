import '@/app/site-styles';
import { TRPCError } from '@trpc/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import { openMapLink } from '@/features/catalogue/map/ui/map-pin';
import { MapSection } from '@/features/catalogue/map/ui/map-section';
import { Breadcrumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { ListingHeader } from '@/features/catalogue/storefront/ui/listing-header';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/contact';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { coverOf } from '@/ui/show/cover';
import { Panel } from '@/ui/show/panel';
import css from './_facility.module.css';

type Props = PageProps<{ slug: string }>;

export const generateStaticParams = () => [];

async function findFacility(lng: Locale, slug: string) {
  const facility = await publicCalls(lng)
    .catalogue.facility({ slug })
    .catch((error: unknown) => {
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
      throw error;
    });
  if ('moved_to' in facility) permanentRedirect(localePath(lng, `/facility-locations/${facility.moved_to}`));
  return facility;
}

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { slug, name, summary, cover } = await findFacility(lng, (await props.params).slug);
  return pageMetadata({
    lng,
    path: `/facility-locations/${slug}`,
    title: name,
    description: summary,
    picture: cover?.url,
    focus: cover?.focus,
  });
}

export default async function FacilityLocationPage(props: Props) {
  const lng = await lngOf(props);
  const facility = await findFacility(lng, (await props.params).slug);
  const { t } = await getT(lng, 'catalogue');
  const { street, town, region, postcode } = mainAddress((await getShop()).identity);
  return (
    <>
      <DepthGauge />
      <ListingHeader
        title={typeset(facility.name)}
        lead={typeset(facility.summary)}
        picture={coverOf(facility)}
        alt=""
      />
      <Band depth="surface">
        <Breadcrumb
          label={t('breadcrumb.label')}
          crumbs={[
            { name: t('breadcrumb.home'), href: localePath(lng, '/') },
            { name: t('facilities.crumb'), href: localePath(lng, '/facility-locations') },
            { name: facility.name, href: localePath(lng, `/facility-locations/${facility.slug}`) },
          ]}
        />
        <div className={css.columns}>
          <div className={css.reading}>
            {facility.body.map((paragraph) => (
              <p key={paragraph}>{typeset(paragraph)}</p>
            ))}
          </div>
          {facility.equipment.length > 0 && (
            <Panel title={t('facilities.equipment')}>
              <ul className={css.equipment}>
                {facility.equipment.map((item) => (
                  <li key={item}>{typeset(item)}</li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </Band>
      <Band depth="reef">
        <MapSection
          title={t('facilities.where')}
          intro={facility.kind === 'jetty' ? t('facilities.whereIntro') : `${street}, ${town}, ${region} ${postcode}`}
          actions={
            <ButtonLink href={openMapLink(facility.position)} target="_blank" rel="noreferrer">
              {t('map.open')}
            </ButtonLink>
          }
        >
          <BaliMap
            lng={lng}
            isNear
            label={t('map.one')}
            pins={[{ name: typeset(facility.name), position: facility.position }]}
          />
        </MapSection>
      </Band>
    </>
  );
}
