import '../../site-styles';
import { WhyChooseUs } from '@/features/catalogue/ui/why-choose-us';
import { getT } from '@/i18n/server';
import { operator } from '@/shared/operator';
import { ForbiddenNotice } from '@/ui/feedback/forbidden-notice';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { Facts } from '@/ui/show/facts';
import { organisation } from '../../organisation';
import { pageMetadata } from '../../page-metadata';
import { lngOf, type PageProps } from '../lng';
import { Contact, Giving } from './_home/contact';
import { Day } from './_home/day';
import { Departures } from './_home/departures';
import { Hero } from './_home/hero';
import { Learn } from './_home/learn';
import { SitesOnTheMap } from './_home/map';
import { Posts } from './_home/posts';
import { Sites } from './_home/sites';
import { Trips } from './_home/trips';

// What the shop changes shows at once. Bookings and the clock change the next departures too, and say nothing: seconds.
export const revalidate = 300;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'site');
  return pageMetadata({ lng, path: '/', title: t('home.metaTitle'), description: t('home.metaDescription') });
}

export default async function Home(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'site');
  const { t: common } = await getT(lng, 'common');
  const { t: errors } = await getT(lng, 'errors');
  const facts = [
    { value: t('home.facts.guideValue', { number: operator.diversPerGuide }), label: t('home.facts.guideLabel') },
    { value: t('home.facts.courseValue', { number: operator.divesInACourse }), label: t('home.facts.courseLabel') },
    { value: t('home.facts.transferValue'), label: t('home.facts.transferLabel') },
    { value: t('home.facts.mealsValue', { number: operator.mealsPerBooking }), label: t('home.facts.mealsLabel') },
  ];
  return (
    <>
      <JsonLd of={organisation()} />
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
