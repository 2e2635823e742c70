import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { FacilityList } from '@/features/catalogue/facilities/admin/ui/facility-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('facility.list') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/facility-locations', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={t('facility.list')}>
      <FacilityList lng={lng} />
    </PageFrame>
  );
}
