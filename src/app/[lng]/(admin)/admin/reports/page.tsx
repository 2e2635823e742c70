import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { TrendsPanel } from '@/features/dashboard/ui/trends-panel';
import { ReportsPage } from '@/features/reports/ui/reports-page';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'reports-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/reports', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'reports-admin');
  return (
    <PageFrame title={t('title')} intro={t('lead')}>
      <Texts lng={lng} ns={['reports-admin', 'dashboard', 'common', 'countries', 'errors', 'ui']}>
        <TrendsPanel lng={lng} />
        <ReportsPage lng={lng} today={dayAt(readClock())} />
      </Texts>
    </PageFrame>
  );
}
