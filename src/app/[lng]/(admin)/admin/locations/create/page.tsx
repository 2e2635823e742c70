import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { DiveSiteCreate } from '@/features/catalogue/dive-sites/admin/ui/dive-site-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  return { title: t('location.create') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/locations/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame
      title={t('location.create')}
      back={<BackLink href={localePath(lng, '/admin/locations')} label={t('location.back')} />}
    >
      <DiveSiteCreate lng={lng} />
    </PageFrame>
  );
}
