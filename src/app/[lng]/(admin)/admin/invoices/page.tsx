import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { InvoiceList } from '@/features/invoices/ui/invoice-list';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { readClock } from '@/server/process/clock';
import { dayAt } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('invoices.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/invoices', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame title={t('invoices.title')} intro={t('invoices.lead')}>
      <Texts lng={lng} ns={['orders-admin', 'common', 'errors', 'ui']}>
        <InvoiceList lng={lng} year={Number(dayAt(readClock()).slice(0, 4))} />
      </Texts>
    </PageFrame>
  );
}
