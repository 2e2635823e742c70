import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BoatCreate } from '@/features/fleet/admin/ui/boat-form';
import { boatsPath } from '@/features/fleet/admin/ui/paths';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'fleet-admin');
  return { title: t('create') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/boats/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'fleet-admin');
  return (
    <PageFrame title={t('create')} back={<BackLink href={boatsPath(lng)} label={t('title')} />}>
      <BoatCreate lng={lng} />
    </PageFrame>
  );
}
