import { notFound } from 'next/navigation';
import { cache } from 'react';
import { orderOf } from '@/app/[lng]/(order)/user/orders/[uuid]/_order';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { InvoicePage } from '@/features/invoices/ui/invoice-page';
import { orderPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string; invoice: string }>;

const invoiceOf = cache(async (lng: Locale, uuid: string, invoice: string) => {
  const { calls } = await orderOf(lng, uuid);
  return (await ifFound(calls.order.invoice({ uuid, invoice }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { uuid, invoice } = await props.params;
  const { kind, number } = await invoiceOf(lng, uuid, invoice);
  const { t } = await getT(lng, 'orders');
  const path = `/user/orders/${uuid}/invoices/${invoice}`;
  return ownPageMetadata({ lng, path, title: t(`invoice.title.${kind}`, { number }) });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { uuid, invoice } = await props.params;
  const shown = await invoiceOf(lng, uuid, invoice);
  const { t } = await getT(lng, 'orders');
  return (
    <PageFrame
      title={t(`invoice.title.${shown.kind}`, { number: shown.number })}
      back={<BackLink href={orderPath(lng, uuid)} label={t('backToOrder')} />}
    >
      <InvoicePage invoice={shown} />
    </PageFrame>
  );
}
