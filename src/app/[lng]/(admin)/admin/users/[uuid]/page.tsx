import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { CustomerFacts } from '@/features/accounts/admin/customers/ui/customer-facts';
import { CustomerNotes } from '@/features/accounts/admin/customers/ui/customer-notes';
import { MergeCustomer } from '@/features/accounts/admin/customers/ui/merge-customer';
import { UserPage } from '@/features/accounts/admin/people/ui/user-page';
import { MessagesOf } from '@/features/contact/admin/ui/messages-of';
import { OrdersOf } from '@/features/order-desk/ui/orders-of';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { type Locale, localePath } from '@/shared/locale/locales';
import { nameOrEmail } from '@/shared/locale/name-order';
import { meets } from '@/shared/schema/rights';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;
const SHOWN = 10;

const customerOf = cache(async (lng: Locale, uuid: string) => {
  const { calls, rights } = await enterPage({ lng, path: `/admin/users/${uuid}`, guards: ['auth', 'admin'] });
  const person = (await ifFound(calls.admin.users.get({ uuid }))) ?? notFound();
  return { calls, rights, person, name: nameOrEmail(person) };
});

export async function generateMetadata(props: Props) {
  return { title: (await customerOf(await lngOf(props), (await props.params).uuid)).name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { calls, rights, person, name } = await customerOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'accounts-admin');
  const file = await calls.admin.customers.file({ uuid: person.uuid });
  const mayReadOrders = meets(rights, 'orders');
  const { email } = person;
  const orders = mayReadOrders && (await calls.admin.orders.list({ customer: person.uuid, per_page: SHOWN }));
  const messages = mayReadOrders && email !== null && (await calls.admin.messages.list({ email, per_page: SHOWN }));
  return (
    <PageFrame title={name} back={<BackLink href={localePath(lng, '/admin/users')} label={t('backToUsers')} />}>
      <Texts lng={lng} ns={['accounts-admin', 'common', 'errors', 'ui']}>
        <UserPage lng={lng} person={person}>
          <CustomerFacts file={file} />
          <CustomerNotes file={file} />
          {orders && <OrdersOf lng={lng} email={email ?? name} orders={orders} />}
          {messages && email !== null && <MessagesOf lng={lng} email={email} messages={messages} />}
          <MergeCustomer person={person} file={file} />
        </UserPage>
      </Texts>
    </PageFrame>
  );
}
