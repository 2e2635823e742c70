import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BulkActList } from '@/features/order-desk/bulk/ui/bulk-act-list';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('bulk.latest') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/orders/bulk', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame title={t('bulk.latest')} back={<BackLink href={localePath(lng, '/admin/orders')} label={t('back')} />}>
      <BulkActList lng={lng} acts={await calls.admin.order_bulk.list()} />
    </PageFrame>
  );
}
