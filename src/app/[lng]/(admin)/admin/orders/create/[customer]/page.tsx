import { notFound } from 'next/navigation';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BookingForm } from '@/features/booking/form/ui/booking-form';
import { getT } from '@/i18n/server';
import { holdMinutesOf } from '@/server/shop/hold-minutes';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';

type Props = PageProps<{ customer: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'accounts-admin');
  return { title: t('phoneBooking.title') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const uuid = (await props.params).customer;
  const path = `/admin/orders/create/${uuid}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  const person = (await ifFound(calls.admin.customers.get({ uuid }))) ?? notFound();
  // Walk-ins are booked at the counter.
  if (person.email === null) notFound();
  const shop = await getShop();
  const staff = await calls.auth.me();
  const { t } = await getT(lng, 'accounts-admin');
  return (
    <>
      <BackLink href={localePath(lng, '/admin/orders/create')} label={t('phoneBooking.other')} />
      <BookingForm
        lng={lng}
        person={{ ...person, email: person.email, gender: null }}
        staff={staff.uuid}
        prefill={{}}
        initialProduct={null}
        refundBands={shop.selling.refund_bands}
        holdMinutes={holdMinutesOf(shop)}
      />
    </>
  );
}
