import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { templatesPath } from '@/features/templates/ui/paths';
import { TemplateOrder } from '@/features/templates/ui/template-order';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'templates-admin');
  return { title: t('order') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/settings/templates/order', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'templates-admin');
  return (
    <PageFrame
      title={t('order')}
      intro={t('orderIntro')}
      back={<BackLink href={templatesPath(lng)} label={t('all')} />}
    >
      <TemplateOrder />
    </PageFrame>
  );
}
