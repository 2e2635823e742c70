import { lngOf, type PageProps, textOf } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { BookingForm } from '@/features/booking/form/ui/booking-form';
import { getT } from '@/i18n/server';
import { getShop } from '@/shop/server';
import { enterPage } from '@/trpc/server';
import { rememberedFrom } from './_remembered';

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'booking');
  return ownPageMetadata({ lng, path: '/booking-form', title: t('title') });
}

type Search = Record<string, string | string[] | undefined>;

/** Unvalidated prefill from the URL; the form checks its availability. */
const prefillOf = (search: Search) => ({
  product: textOf(search.product),
  variant: textOf(search.variant),
  date: textOf(search.date),
  time: textOf(search.time),
  quantity: textOf(search.quantity),
});

/** Requested path, to return to after signing in. */
function addressOf(search: Search): string {
  const entries = Object.entries(search).flatMap(([name, value]) => {
    const first = textOf(value);
    return first === undefined ? [] : [[name, first]];
  });
  const query = new URLSearchParams(entries).toString();
  return query ? `/booking-form?${query}` : '/booking-form';
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const search = await props.searchParams;
  const { calls } = await enterPage({ lng, path: addressOf(search), guards: ['auth', 'user'] });
  const prefill = prefillOf(search);
  const [shop, person, hold, remembered, product] = await Promise.all([
    getShop(),
    calls.auth.me(),
    calls.order.next_hold(),
    rememberedFrom(calls, textOf(search.again)),
    prefill.product ? calls.catalogue.product({ slug: prefill.product }).catch(() => null) : null,
  ]);
  return (
    <BookingForm
      lng={lng}
      person={person}
      prefill={{ ...prefill, remembered }}
      initialProduct={product && 'slug' in product ? product : null}
      refundBands={shop.selling.refund_bands}
      holdMinutes={hold.minutes}
    />
  );
}
