import '../../../site-styles';
import { ShelfHead } from '@/features/catalogue/ui/shelf-head';
import { getT } from '@/i18n/server';
import { publicCalls } from '@/trpc/server';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Band } from '@/ui/layout/band';
import { DepthGauge } from '@/ui/layout/depth-gauge';
import { art } from '@/ui/show/art';
import { pageMetadata } from '../../../page-metadata';
import { lngOf, type PageProps } from '../../lng';
import { SitesByArea } from './_sites-by-area';
import { SitesAndAreas } from './_sites-map';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'places');
  return pageMetadata({
    lng,
    path: '/locations',
    title: t('sites.metaTitle'),
    description: t('sites.metaDescription'),
  });
}

export default async function LocationsPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'places');
  const sites = await publicCalls(lng).catalogue.locations();
  return (
    <>
      <DepthGauge />
      <ShelfHead title={t('sites.title')} lead={t('sites.lead')} picture={art.wallDropOff} alt={t('sites.picture')} />
      {sites.length > 0 ? (
        <>
          <Band depth="surface">
            <SitesAndAreas lng={lng} sites={sites} />
          </Band>
          <Band depth="shallow">
            <SitesByArea lng={lng} sites={sites} />
          </Band>
        </>
      ) : (
        <Band depth="surface">
          <EmptyState title={t('sites.emptyTitle')} hint={t('sites.emptyHint')} />
        </Band>
      )}
    </>
  );
}
