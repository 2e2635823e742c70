import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { TemplateList } from '@/features/templates/ui/template-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'templates-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/settings/templates', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'templates-admin');
  return (
    <PageFrame title={t('title')} intro={t('lead')}>
      <TemplateList lng={lng} />
    </PageFrame>
  );
}
