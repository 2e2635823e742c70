import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { StaffOrderList } from '@/features/order-desk/screens/ui/staff-order-list';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('orders') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/orders', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t('orders')}
      actions={
        <>
          <ButtonLink href={localePath(lng, '/admin/orders/bulk')}>{t('bulk.latest')}</ButtonLink>
          <ButtonLink href={localePath(lng, '/admin/orders/create')}>{t('bookByPhone')}</ButtonLink>
        </>
      }
    >
      <StaffOrderList lng={lng} />
    </PageFrame>
  );
}
