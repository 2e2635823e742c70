import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { OrderList } from '@/features/order-pages/ui/order-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'accounts');
  return ownPageMetadata({ lng, path: '/user/orders', title: t('area.orders') });
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/user/orders', guards: ['auth', 'user'] });
  const { t } = await getT(lng, 'accounts');
  return (
    <PageFrame title={t('area.orders')}>
      <OrderList lng={lng} />
    </PageFrame>
  );
}
