import { Area } from '@/app/[lng]/area';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { InactiveNotice } from '@/features/accounts/ui/inactive-notice';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Band } from '@/ui/layout/band';
import { Page as PageFrame } from '@/ui/layout/page';

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return {
    ...(await ownPageMetadata({ lng, path: '/user/inactive', title: t('inactive.title') })),
    robots: { index: false },
  };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  await enterPage({ lng, path: '/user/inactive', guards: ['deactivated'] });
  return (
    <Area lng={lng}>
      <Band depth="surface">
        <PageFrame narrow title={t('inactive.title')}>
          <InactiveNotice lng={lng} audience="users" />
        </PageFrame>
      </Band>
    </Area>
  );
}
