import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AddOnList } from '@/features/catalogue/add-ons/admin/ui/add-on-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'admin');
  return { title: t('nav.addons') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/addons', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'admin');
  return (
    <PageFrame title={t('nav.addons')}>
      <AddOnList lng={lng} />
    </PageFrame>
  );
}
