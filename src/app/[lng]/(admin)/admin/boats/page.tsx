import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BoatList } from '@/features/fleet/admin/ui/boat-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'fleet-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/boats', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'fleet-admin');
  return (
    <PageFrame title={t('title')}>
      <BoatList lng={lng} />
    </PageFrame>
  );
}
