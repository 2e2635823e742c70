import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { NewCustomer } from '@/features/accounts/admin/customers/ui/new-customer';
import { counterPrefill } from '@/features/counter/domain/counter-prefill';
import { CounterForm } from '@/features/counter/ui/counter-form';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';
import { Fold } from '@/ui/show/fold';
import { Panel } from '@/ui/show/panel';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('counter.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/orders/create', guards: ['auth', 'admin'] });
  const { email, ...prefill } = counterPrefill.parse(await props.searchParams);
  const products = await calls.catalogue.products({ kinds: ['trip', 'activity', 'course'] });
  const { t } = await getT(lng, 'accounts-admin');
  const { t: counter } = await getT(lng, 'orders-admin');
  return (
    <PageFrame title={counter('counter.title')} intro={counter('counter.intro')}>
      <CounterForm prefill={prefill} email={email} products={products.filter(({ bookable }) => bookable)}>
        <Panel flush>
          <Fold title={t('phoneBooking.new')} hint={t('phoneBooking.newHint')}>
            <NewCustomer lng={lng} email={email} name={prefill.name} />
          </Fold>
        </Panel>
      </CounterForm>
    </PageFrame>
  );
}
