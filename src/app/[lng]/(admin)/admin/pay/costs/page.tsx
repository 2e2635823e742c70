import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { CostsPage } from '@/features/pay/costs/ui/costs-page';
import { payPath } from '@/features/pay/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'pay-admin');
  return { title: t('costs.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/pay/costs', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'pay-admin');
  return (
    <PageFrame
      title={t('costs.title')}
      intro={t('costs.lead')}
      back={<BackLink href={payPath(lng)} label={t('title')} />}
    >
      <Texts lng={lng} ns={['pay-admin', 'crew-admin', 'common', 'errors', 'ui']}>
        <CostsPage lng={lng} />
      </Texts>
    </PageFrame>
  );
}
