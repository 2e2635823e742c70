import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AddOnForm } from '@/features/catalogue/add-ons/admin/ui/add-on-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('addOn.create') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/addons/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  const { t: admin } = await getT(lng, 'admin');
  return (
    <PageFrame
      title={t('addOn.create')}
      back={<BackLink href={localePath(lng, '/admin/addons')} label={admin('nav.addons')} />}
    >
      <AddOnForm lng={lng} />
    </PageFrame>
  );
}
