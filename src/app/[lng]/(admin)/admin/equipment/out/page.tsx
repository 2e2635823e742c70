import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { OutList } from '@/features/equipment/issues/ui/out-list';
import { equipmentPath } from '@/features/equipment/ui/paths';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'equipment-admin');
  return { title: t('out.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/equipment/out', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'equipment-admin');
  return (
    <PageFrame title={t('out.title')} back={<BackLink href={equipmentPath(lng)} label={t('title')} />}>
      <OutList />
    </PageFrame>
  );
}
