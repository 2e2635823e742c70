import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { WaitingApprovals } from '@/features/order-desk/approvals/ui/waiting-approvals';
import { MovementList } from '@/features/payments/movements/ui/movement-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'payments-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/payments', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'payments-admin');
  return (
    <PageFrame title={t('title')} intro={t('lead')}>
      <Texts lng={lng} ns={['payments-admin', 'orders-admin', 'common', 'errors', 'ui']}>
        <WaitingApprovals lng={lng} />
        <MovementList lng={lng} />
      </Texts>
    </PageFrame>
  );
}
