import { notFound } from 'next/navigation';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import css from '@/features/order-desk/bulk/ui/bulk.module.css';
import { bulkActPath } from '@/features/order-desk/bulk/ui/paths';
import { OrderRecord } from '@/features/order-desk/ui/order-record';
import { PrintButton } from '@/features/orders/ui/print-button';
import { getT } from '@/i18n/server';
import { readClock } from '@/server/process/clock';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('bulk.action.print') };
}

/** Prints all orders of a bulk action, each on a new page and audited as a separate view. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { uuid } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/orders/bulk/${uuid}/print`, guards: ['auth', 'admin'] });
  const act = (await ifFound(calls.admin.order_bulk.get({ uuid }))) ?? notFound();
  const { t } = await getT(lng, 'orders-admin');
  const orders = [];
  for (const row of act.rows) orders.push(await calls.admin.orders.get({ uuid: row.uuid }));
  const now = readClock();
  return (
    <PageFrame
      title={t('bulk.title.print', { count: orders.length })}
      back={<BackLink href={bulkActPath(lng, uuid)} label={t('bulk.backToResults')} />}
      actions={
        <div className={css.tools}>
          <PrintButton label={t('bulk.action.print')} />
        </div>
      }
    >
      {orders.map((order) => (
        <div key={order.uuid} className={css.sheet}>
          <h2>{t('record.title', { bookingId: order.booking_id })}</h2>
          <OrderRecord lng={lng} order={order} now={now} withoutButton />
        </div>
      ))}
    </PageFrame>
  );
}
