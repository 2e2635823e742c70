import '@/app/site-styles';
import { TRPCError } from '@trpc/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { env } from '@/env';
import { Breadcrumb } from '@/features/catalogue/storefront/ui/breadcrumb';
import { siteJsonLd } from '@/features/catalogue/storefront/ui/site-json-ld';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { ShareButton } from '@/ui/action/share-button';
import { shareTexts } from '@/ui/action/share-texts';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Hero } from '@/ui/layout/hero';
import { PicturesLink } from '@/ui/lightbox/gallery';
import { LightboxLinks } from '@/ui/lightbox/lightbox-links';
import { coverOf, toSource } from '@/ui/show/cover';
import { breadcrumbList } from '@/ui/structured-data';
import { BestMonths } from './_best-months';
import { Story } from './_story';
import { TripsThere } from './_trips-there';
import { Where } from './_where';

type Props = PageProps<{ slug: string }>;

export const generateStaticParams = () => [];

async function siteAt(lng: Locale, slug: string) {
  const site = await publicCalls(lng)
    .catalogue.location({ slug })
    .catch((error: unknown) => {
      if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
      throw error;
    });
  if ('moved_to' in site) permanentRedirect(localePath(lng, `/locations/${site.moved_to}`));
  return site;
}

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const site = await siteAt(lng, (await props.params).slug);
  const { t } = await getT(lng, 'catalogue');
  const title = t('site.metaTitle', { name: site.name, area: t(`area.${site.area}`) });
  return pageMetadata({
    lng,
    path: `/locations/${site.slug}`,
    title,
    description: site.summary,
    picture: site.cover?.url,
    focus: site.cover?.focus,
  });
}

export default async function DiveSitePage(props: Props) {
  const lng = await lngOf(props);
  const site = await siteAt(lng, (await props.params).slug);
  const { t } = await getT(lng, 'catalogue');
  const crumbs = [
    { name: t('breadcrumb.home'), href: localePath(lng, '/') },
    { name: t('sites.crumb'), href: localePath(lng, '/locations') },
    { name: site.name, href: localePath(lng, `/locations/${site.slug}`) },
  ];
  const { t: common } = await getT(lng, 'common');
  const area = t(`area.${site.area}`);
  const [first] = site.pictures;
  const described = siteJsonLd({ lng, site, origin: env.APP_URL, depthName: t('facts.depth') });
  return (
    <>
      <JsonLd of={{ '@graph': [described, breadcrumbList(env.APP_URL, crumbs)] }} />
      <DepthGauge />
      <LightboxLinks labels={{ close: t('lightbox.close'), back: t('lightbox.back'), next: t('lightbox.next') }}>
        <Hero
          picture={coverOf(site)}
          alt={t('site.picture', { name: site.name, area })}
          title={typeset(site.name)}
          crumbs={<Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />}
          over={area}
          share={<ShareButton texts={shareTexts(common)} isRound />}
          pictures={
            first &&
            site.pictures.length > 1 && (
              <PicturesLink
                first={{ ...toSource(first), alt: first.alt }}
                label={t('detail.pictures', { count: site.pictures.length })}
              />
            )
          }
        />
        <Story lng={lng} site={site} />
      </LightboxLinks>
      <Band depth="shallow">
        <BestMonths lng={lng} site={site} />
      </Band>
      <Band depth="reef">
        <TripsThere lng={lng} site={site} />
      </Band>
      <Band depth="deep">
        <Where lng={lng} site={site} />
      </Band>
    </>
  );
}
