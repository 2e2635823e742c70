import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BackupsScreen } from '@/features/backups/ui/backups-screen';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'backups-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/settings/backup', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'backups-admin');
  return (
    <Texts lng={lng} ns={['backups-admin', 'common', 'errors', 'ui']}>
      <PageFrame title={t('title')} intro={t('lead')}>
        <BackupsScreen lng={lng} />
      </PageFrame>
    </Texts>
  );
}
