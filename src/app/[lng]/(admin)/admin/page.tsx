import { WaitingOrders } from '@/features/orders/admin/ui/waiting-orders';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';
import { lngOf, type PageProps } from '../../lng';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts');
  return { title: t('area.dashboard') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin', guards: ['auth', 'admin'] });
  const person = await calls.accounts.me();
  const { t } = await getT(lng, 'accounts');
  return (
    <PageFrame title={t('area.greeting', { name: person.first_name })}>
      <WaitingOrders lng={lng} />
    </PageFrame>
  );
}
