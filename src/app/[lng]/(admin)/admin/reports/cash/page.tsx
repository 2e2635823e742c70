import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PassedOnPanel } from '@/features/order-desk/passed-on/ui/passed-on-panel';
import { CashPage } from '@/features/payments/cash/ui/cash-page';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'payments-admin');
  return { title: t('cash.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/reports/cash', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'payments-admin');
  return (
    <PageFrame title={t('cash.title')} intro={t('cash.lead')}>
      <Texts lng={lng} ns={['payments-admin', 'common', 'errors', 'ui']}>
        <CashPage lng={lng}>
          <PassedOnPanel lng={lng} />
        </CashPage>
      </Texts>
    </PageFrame>
  );
}
