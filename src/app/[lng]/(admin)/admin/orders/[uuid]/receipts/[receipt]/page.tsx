import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ReceiptPage } from '@/features/counter/ui/receipt-page';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string; receipt: string }>;

const receiptOf = cache(async (lng: Locale, uuid: string, receipt: string) => {
  const { calls } = await enterPage({
    lng,
    path: `/admin/orders/${uuid}/receipts/${receipt}`,
    guards: ['auth', 'admin'],
  });
  return (await ifFound(calls.admin.orders.receipt({ uuid, receipt }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { uuid, receipt } = await props.params;
  const { number } = await receiptOf(lng, uuid, receipt);
  const { t } = await getT(lng, 'orders-admin');
  return { title: t('receipt.title', { number }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { uuid, receipt } = await props.params;
  const shown = await receiptOf(lng, uuid, receipt);
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t('receipt.title', { number: shown.number })}
      back={<BackLink href={localePath(lng, `/admin/orders/${uuid}/detail`)} label={t('record.back')} />}
    >
      <ReceiptPage lng={lng} uuid={uuid} receipt={shown} />
    </PageFrame>
  );
}
