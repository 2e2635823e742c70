import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BulkActPage } from '@/features/order-desk/bulk/ui/bulk-act-page';
import { bulkActsPath } from '@/features/order-desk/bulk/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const actOf = cache(async (lng: Locale, uuid: string) => {
  const { calls } = await enterPage({ lng, path: `/admin/orders/bulk/${uuid}`, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.order_bulk.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { kind, rows } = await actOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return { title: t(`bulk.title.${kind}`, { count: rows.length }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const act = await actOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t(`bulk.title.${act.kind}`, { count: act.rows.length })}
      back={<BackLink href={bulkActsPath(lng)} label={t('bulk.latest')} />}
    >
      <BulkActPage first={act} />
    </PageFrame>
  );
}
