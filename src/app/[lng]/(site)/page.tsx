import '@/app/site-styles';
import { Contact, Giving } from '@/app/[lng]/(site)/_home/contact';
import { Day } from '@/app/[lng]/(site)/_home/day';
import { Departures } from '@/app/[lng]/(site)/_home/departures';
import { Hero } from '@/app/[lng]/(site)/_home/hero';
import { Learn } from '@/app/[lng]/(site)/_home/learn';
import { SitesOnTheMap } from '@/app/[lng]/(site)/_home/map';
import { Posts } from '@/app/[lng]/(site)/_home/posts';
import { Sites } from '@/app/[lng]/(site)/_home/sites';
import { Trips } from '@/app/[lng]/(site)/_home/trips';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { organisation } from '@/app/organisation';
import { pageMetadata } from '@/app/page-metadata';
import { DIVES_IN_A_COURSE } from '@/features/catalogue/domain/dives-in-a-course';
import { WhyChooseUs } from '@/features/catalogue/storefront/ui/why-choose-us';
import { getT } from '@/i18n/server';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';
import { getShop } from '@/shop/server';
import { ForbiddenNotice } from '@/ui/feedback/forbidden-notice';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Facts } from '@/ui/show/facts';

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
  const { t } = await getT(lng, 'site');
  const { t: common } = await getT(lng, 'common');
  const { t: errors } = await getT(lng, 'errors');
  const { selling } = await getShop();
  const facts = [
    { value: t('home.facts.guideValue', { number: selling.divers_per_guide }), label: t('home.facts.guideLabel') },
    { value: t('home.facts.courseValue', { number: DIVES_IN_A_COURSE }), label: t('home.facts.courseLabel') },
    { value: t('home.facts.transferValue'), label: t('home.facts.transferLabel') },
    { value: t('home.facts.mealsValue', { number: MEALS_PER_BOOKING }), label: t('home.facts.mealsLabel') },
  ];
  return (
    <>
      <JsonLd of={await organisation()} />
      <ForbiddenNotice title={common('notice.forbidden')} text={errors('forbidden')} />
      <DepthGauge />
      <Hero lng={lng} />
      <Band depth="shallow">
        <Facts as="strip" facts={facts} />
        <Departures lng={lng} />
      </Band>
      <Band depth="surface">
        <Trips lng={lng} />
        <Sites lng={lng} />
        <SitesOnTheMap lng={lng} />
      </Band>
      <Band depth="reef">
        <Day lng={lng} />
      </Band>
      <Band depth="deep">
        <Learn lng={lng} />
        <WhyChooseUs lng={lng} />
        <Posts lng={lng} />
      </Band>
      <Band depth="abyss">
        <Giving lng={lng} />
        <Contact lng={lng} />
      </Band>
    </>
  );
}
