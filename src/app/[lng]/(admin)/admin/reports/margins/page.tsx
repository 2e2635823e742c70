import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MarginsPage } from '@/features/pay/margins/ui/margins-page';
import { costsPath } from '@/features/pay/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'pay-admin');
  return { title: t('margins.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/reports/margins', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'pay-admin');
  return (
    <PageFrame
      title={t('margins.title')}
      intro={t('margins.lead')}
      actions={<ButtonLink href={costsPath(lng)}>{t('margins.costs')}</ButtonLink>}
    >
      <Texts lng={lng} ns={['pay-admin', 'crew-admin', 'common', 'errors', 'ui']}>
        <MarginsPage lng={lng} />
      </Texts>
    </PageFrame>
  );
}
