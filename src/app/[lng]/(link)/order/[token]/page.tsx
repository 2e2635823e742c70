import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { OrderCrew } from '@/features/crew/people/ui/order-crew';
import { LinkPage } from '@/features/order-pages/links/ui/link-page';
import { PaymentBack } from '@/features/order-pages/links/ui/payment-back';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Alert } from '@/ui/feedback/alert';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  return ownPageMetadata({ lng, path: '/order', title: t('link.title') });
}

/** The token in the URL is the only proof; without a valid one, the page is not found. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  const { calls } = await enterPage({ lng, path: '/order', guards: [] });
  const { t } = await getT(lng, 'orders');
  const order = await ifFound(calls.order.link.get({ token })).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') return error.message;
    throw error;
  });
  if (typeof order === 'string')
    return (
      <>
        <h1>{t('link.title')}</h1>
        <Alert tone="warning" title={t('link.busyTitle')}>
          {order}
        </Alert>
      </>
    );
  if (!order) notFound();
  const isBack = (await props.searchParams).returned !== undefined;
  const crew = <OrderCrew lng={lng} crew={order.crew} />;
  return <LinkPage {...{ lng, token, order, crew }} news={isBack && <PaymentBack token={token} />} />;
}
