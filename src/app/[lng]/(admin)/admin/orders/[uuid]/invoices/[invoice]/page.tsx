import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { InvoicePage } from '@/features/invoices/ui/invoice-page';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string; invoice: string }>;

const invoiceOf = cache(async (lng: Locale, uuid: string, invoice: string) => {
  const { calls } = await enterPage({
    lng,
    path: `/admin/orders/${uuid}/invoices/${invoice}`,
    guards: ['auth', 'admin'],
  });
  return (await ifFound(calls.admin.invoices.get({ uuid, invoice }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { uuid, invoice } = await props.params;
  const { kind, number } = await invoiceOf(lng, uuid, invoice);
  const { t } = await getT(lng, 'orders');
  return { title: t(`invoice.title.${kind}`, { number }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { uuid, invoice } = await props.params;
  const shown = await invoiceOf(lng, uuid, invoice);
  const { t } = await getT(lng, 'orders');
  const { t: staff } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t(`invoice.title.${shown.kind}`, { number: shown.number })}
      back={<BackLink href={localePath(lng, `/admin/orders/${uuid}/detail`)} label={staff('record.back')} />}
    >
      <InvoicePage invoice={shown} />
    </PageFrame>
  );
}
