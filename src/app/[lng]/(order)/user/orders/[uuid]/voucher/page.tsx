import { orderOf } from '@/app/[lng]/(order)/user/orders/[uuid]/_order';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { env } from '@/env';
import { NoVoucher, VoucherPage } from '@/features/order-pages/ui/voucher-page';
import { hasVoucher } from '@/features/orders/domain/order-state';
import { getT } from '@/i18n/server';
import { fullName } from '@/shared/locale/name-order';

type Props = PageProps<{ uuid: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  const path = `/user/orders/${(await props.params).uuid}/voucher`;
  return ownPageMetadata({ lng, path, title: t('voucher.title') });
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { order, calls } = await orderOf(lng, (await props.params).uuid);
  if (!hasVoucher(order.status)) return <NoVoucher lng={lng} uuid={order.uuid} />;
  const person = await calls.auth.me();
  // For the crew's phones: nobody else can open this URL.
  const address = new URL(`/admin/orders/${order.uuid}/detail`, env.APP_URL).href;
  return <VoucherPage lng={lng} order={order} name={fullName(person)} address={address} />;
}
