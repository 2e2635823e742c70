import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { DiveSiteList } from '@/features/catalogue/dive-sites/admin/ui/dive-site-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('location.list') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/locations', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={t('location.list')}>
      <DiveSiteList lng={lng} />
    </PageFrame>
  );
}
