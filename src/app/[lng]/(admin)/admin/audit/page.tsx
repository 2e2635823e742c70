import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { AuditList } from '@/features/audit/ui/audit-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'audit');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/audit', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'audit');
  return (
    <PageFrame title={t('title')} intro={t('lead')}>
      <Texts lng={lng} ns={['audit', 'common', 'errors', 'ui']}>
        <AuditList lng={lng} />
      </Texts>
    </PageFrame>
  );
}
