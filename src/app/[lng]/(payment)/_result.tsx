import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { stayOf } from '@/app/[lng]/stay-of';
import { ownPageMetadata } from '@/app/page-metadata';
import { PaidPage } from '@/features/order-pages/ui/paid-page';
import { PaymentResult } from '@/features/order-pages/ui/payment-result';
import { UnknownOrder } from '@/features/order-pages/ui/unknown-order';
import { comesAlong } from '@/features/orders/domain/order-state';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

/**
 * Creates the pages to which a gateway redirects back. The order in the URL decides the result, whichever page it is.
 */
export function paymentResult(path: string, failed: boolean) {
  return async function Page(props: PageProps) {
    const lng = await lngOf(props);
    const uuid = textOf((await props.searchParams).order) ?? '';
    if (!uuid) return <UnknownOrder lng={lng} failed={failed} />;
    const back = `${path}?order=${encodeURIComponent(uuid)}`;
    const { calls } = await enterPage({ lng, path: back, guards: ['auth', 'user'] });
    const order = await ifFound(calls.order.get({ uuid }));
    if (!order) return <UnknownOrder lng={lng} failed={failed} />;
    // A status recorded in the ledger needs no polling; for any other, the page polls.
    if (comesAlong.includes(order.status)) {
      const [readiness, stay] = await Promise.all([calls.order.readiness({ uuid }), stayOf(calls, order)]);
      return <PaidPage {...{ lng, order, readiness, stay }} />;
    }
    return <PaymentResult lng={lng} uuid={order.uuid} failed={failed} />;
  };
}

export function paymentMetadata(path: string, failed: boolean) {
  return async function generateMetadata(props: PageProps) {
    const lng = await lngOf(props);
    const { t } = await getT(lng, 'orders');
    return ownPageMetadata({ lng, path, title: t(failed ? 'result.failedTitle' : 'result.title') });
  };
}
