import '../../../site-styles';
import { PricePrompt } from '@/features/catalogue/ui/price-prompt';
import { ShelfHead } from '@/features/catalogue/ui/shelf-head';
import { WhyChooseUs } from '@/features/catalogue/ui/why-choose-us';
import { getT } from '@/i18n/server';
import { publicCalls } from '@/trpc/server';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import { pageMetadata } from '../../../page-metadata';
import { lngOf, type PageProps } from '../../lng';
import { Trips } from './_trips';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  return pageMetadata({ lng, path: '/trips', title: t('trips.metaTitle'), description: t('trips.metaDescription') });
}

export default async function TripsPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'catalogue');
  const trips = await publicCalls(lng).catalogue.products({ kinds: ['trip', 'activity'] });
  return (
    <>
      <DepthGauge />
      <ShelfHead title={t('trips.title')} lead={t('trips.lead')} picture={art.boatDay} alt={t('trips.picture')} />
      <Band depth="surface">
        <PricePrompt lng={lng} back="/trips" text={t('price.prompt')} signIn={t('price.signIn')} />
        <Trips lng={lng} trips={trips} />
      </Band>
      <Band depth="deep">
        <WhyChooseUs lng={lng} />
      </Band>
    </>
  );
}
