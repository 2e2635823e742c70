import { AddOnForm } from '@/features/catalogue/addon-admin/ui/add-on-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { lngOf, type PageProps } from '../../../../lng';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'office');
  return { title: t('addOn.create') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/addons/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'office');
  return (
    <PageFrame
      title={t('addOn.create')}
      back={<BackLink href={localePath(lng, '/admin/addons')} label={t('nav.addons')} />}
    >
      <AddOnForm lng={lng} />
    </PageFrame>
  );
}
