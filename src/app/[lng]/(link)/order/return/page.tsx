import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { LinkReturn } from '@/features/order-pages/links/ui/link-return';
import { getT } from '@/i18n/server';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'orders');
  return ownPageMetadata({ lng, path: '/order/return', title: t('link.paymentResult.title') });
}

/** The gateway returns here knowing the order, but not its link. */
export default async function Page(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders');
  return (
    <>
      <h1>{t('link.paymentResult.title')}</h1>
      <p>{t('link.paymentResult.hint')}</p>
      <LinkReturn />
    </>
  );
}
