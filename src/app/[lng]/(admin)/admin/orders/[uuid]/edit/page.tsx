import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { EditOrder } from '@/features/order-desk/editing/ui/edit-order';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { type Locale, localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

/** Loaded once per request, because each access is audited. */
const orderOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/admin/orders/${uuid}/edit`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.order_edits.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { booking_id: bookingId } = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return { title: t('edit.title', { bookingId }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const order = await orderOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'orders-admin');
  return (
    <Texts lng={lng} ns={['booking', 'common', 'countries', 'errors', 'orders', 'orders-admin', 'ui']}>
      <PageFrame
        back={<BackLink href={localePath(lng, `/admin/orders/${order.uuid}/detail`)} label={t('edit.back')} />}
        title={t('edit.title', { bookingId: order.booking_id })}
      >
        <EditOrder order={order} />
      </PageFrame>
    </Texts>
  );
}
