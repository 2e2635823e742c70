import '@/app/site-styles';
import { Day } from '@/app/[lng]/(site)/_home/day';
import { Hero } from '@/app/[lng]/(site)/_home/hero';
import { Learn } from '@/app/[lng]/(site)/_home/learn';
import { SitesOnTheMap } from '@/app/[lng]/(site)/_home/map';
import { Posts } from '@/app/[lng]/(site)/_home/posts';
import { Sites } from '@/app/[lng]/(site)/_home/sites';
import { Trips } from '@/app/[lng]/(site)/_home/trips';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { organisation } from '@/app/organisation';
import { pageMetadata } from '@/app/page-metadata';
import { Reasons } from '@/features/catalogue/storefront/ui/why-choose-us';
import { getT } from '@/i18n/server';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { getShop } from '@/shop/server';
import { ForbiddenNotice } from '@/ui/feedback/forbidden-notice';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';

// In seconds, because bookings and the clock change the next departures without invalidating the page.
export const revalidate = 300;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'site');
  const { selling } = await getShop();
  const description = t('home.metaDescription', { number: selling.divers_per_guide, meals: MEALS_PER_BOOKING });
  return pageMetadata({ lng, path: '/', title: t('home.metaTitle'), description });
}

export default async function Home(props: PageProps) {
  const lng = await lngOf(props);
  const { t: common } = await getT(lng, 'common');
  const { t: errors } = await getT(lng, 'errors');
  return (
    <>
      <JsonLd of={await organisation()} />
      <ForbiddenNotice title={common('notice.forbidden')} text={errors('forbidden')} />
      <DepthGauge />
      <Hero lng={lng} />
      <Band depth="surface">
        <Reasons lng={lng} />
        <Trips lng={lng} />
        <SitesOnTheMap lng={lng} />
        <Sites lng={lng} />
      </Band>
      <Band depth="reef">
        <Day lng={lng} />
      </Band>
      <Band depth="deep">
        <Learn lng={lng} />
        <Posts lng={lng} />
      </Band>
    </>
  );
}
