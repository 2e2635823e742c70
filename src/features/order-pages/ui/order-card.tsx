import type { ReactNode } from 'react';
import { furtherItems, titleWithMore } from '@/features/orders/domain/further';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderOutline } from '@/features/orders/schema';
import { holdEnd } from '@/features/orders/ui/held-until';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { joinFacts } from '@/i18n/typography/no-break';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/contact';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { dayParts } from '@/shared/time/day-parts';
import { getAreaNames, getShop } from '@/shop/server';
import { BoardingCard } from '@/ui/show/boarding-card';
import { AddressLine } from '@/ui/show/contact-links';
import { coverOf } from '@/ui/show/cover';
import { PaidShare } from './paid-share';

type Props = {
  lng: Locale;
  order: OrderOutline;
  as: 'h1' | 'h2';
  /** The next action. */
  next: ReactNode;
  tools?: ReactNode;
};

/** Times and places of departure and return. */
async function whenAndWhere(lng: Locale, order: OrderOutline) {
  const { t } = await getT(lng, 'orders');
  const nameOf = await getAreaNames(lng);
  const { pickup_area: area, pickup_window: pickupSpan, pickup_address: address, return_window: back } = order;
  const shop = mainAddress((await getShop()).identity);
  const time = order.several_departures && {
    label: t('fact.activityTime'),
    value: clockTime(lng, order.activity_time),
  };
  if (!area || !pickupSpan)
    return [
      time,
      order.meeting_time && { label: t('fact.meetingTime'), value: clockTime(lng, order.meeting_time), isMain: true },
      { label: t('fact.where'), value: t('fact.atShop', { street: shop.street, town: shop.town }) },
    ];
  return [
    time,
    { label: t('fact.pickup'), value: clockSpan(lng, pickupSpan), isMain: true },
    {
      label: address ? `${t('fact.where')}\u00a0· ${nameOf(area)}` : t('fact.where'),
      value: address ? (
        <Texts lng={lng} ns={['ui']}>
          <AddressLine address={address} />
        </Texts>
      ) : (
        nameOf(area)
      ),
    },
    back && { label: t('fact.returning'), value: clockSpan(lng, back) },
  ];
}

/** An order with its next action, day, pickup and money. */
export async function OrderCard({ lng, order, as, next, tools }: Props) {
  const { t } = await getT(lng, 'orders');
  const holdsUntil = holdEnd(order, lng);
  const facts = [...(await whenAndWhere(lng, order)), holdsUntil && { label: t('fact.heldUntil'), value: holdsUntil }];
  const lead = joinFacts([t('divers', { count: peopleBooked(order).length }), order.variant]);
  return (
    <BoardingCard
      as={as}
      title={titleWithMore(order.product.title, furtherItems(order.items))}
      lead={lead}
      reference={{ label: t('fact.bookingId'), value: order.booking_id }}
      status={<OrderStatus status={order.status} label={t(`status.${order.status}`)} />}
      picture={coverOf(order.product)}
      next={next}
      day={dayParts(order.activity_date, lng)}
      facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)}
      money={<PaidShare lng={lng} order={order} />}
      tools={tools}
    />
  );
}
