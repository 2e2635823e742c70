import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ChooseCustomer } from '@/features/accounts/admin/customers/ui/choose-customer';
import { counterPrefill } from '@/features/counter/domain/counter-prefill';
import { CounterForm } from '@/features/counter/ui/counter-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { Panel } from '@/ui/show/panel';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'accounts-admin');
  return { title: t('phoneBooking.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/orders/create', guards: ['auth', 'admin'] });
  const { email, ...prefill } = counterPrefill.parse(await props.searchParams);
  const products = await calls.catalogue.products({ kinds: ['trip', 'activity', 'course'] });
  const { t } = await getT(lng, 'accounts-admin');
  const { t: counter } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t('phoneBooking.title')}
      intro={t('phoneBooking.intro')}
      back={<BackLink href={localePath(lng, '/admin/orders')} label={t('phoneBooking.back')} />}
    >
      <Panel title={counter('counter.title')}>
        <p>{counter('counter.intro')}</p>
        <CounterForm prefill={prefill} products={products.filter(({ bookable }) => bookable)} />
      </Panel>
      <ChooseCustomer lng={lng} email={email} name={prefill.name} />
    </PageFrame>
  );
}
