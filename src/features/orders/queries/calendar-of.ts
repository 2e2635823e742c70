import { env } from '@/env';
import { calendarEntry } from '@/features/orders/domain/calendar-entry';
import type { OrderItemView } from '@/features/orders/domain/item-view';
import { hasCalendar } from '@/features/orders/domain/order-state';
import { translator } from '@/i18n/translate';
import { calendarFile } from '@/server/api/calendar';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { localePath } from '@/shared/locale/locales';
import type { Person } from '@/shared/schema/actor';
import { formatRupiah } from '@/shared/schema/money';
import { mainAddress } from '@/shared/shop/contact';
import { areaName } from '@/shared/shop/pickup';
import { clockTime } from '@/shared/time/clock-times';
import { formatMoment } from '@/shared/time/dates';
import { formatPickup } from '@/shared/time/pickup';
import { ownOrder } from './own-order';

/** The calendar file of an order with an event for each item, as of its latest change. */
export async function calendarOf(ctx: Ctx & { actor: Person }, uuid: string): Promise<{ name: string; text: string }> {
  const { locale } = ctx;
  const order = await ownOrder(ctx, uuid);
  if (!hasCalendar(order.status)) throw new AppError('not_found');
  const [t, common] = await Promise.all([translator(locale, 'orders'), translator(locale, 'common')]);
  const { booking_id, pickup_area: area, pickup_address, still_to_pay: due } = order;
  const linesFor = (item: OrderItemView, pickup: string | null) => [
    `${t('fact.bookingId')}: ${booking_id}`,
    item.several_departures && `${t('fact.activityTime')}: ${clockTime(locale, item.activity_time)}`,
    item.meeting_time && `${t('fact.meetingTime')}: ${clockTime(locale, item.meeting_time)}`,
    `${t('fact.divers')}: ${item.divers.length}`,
    pickup && `${t('fact.pickup')}: ${pickup}`,
    order.no_fly_until && `${t('fact.noFly')}: ${formatMoment(new Date(order.no_fly_until), locale)}`,
    due > 0 && `${t('money.remaining')}: ${formatRupiah(due, locale)}`,
  ];
  const shop = await currentShop(ctx.db);
  const { identity } = shop;
  const { street, town } = mainAddress(identity);
  const status = order.status === 'paid' ? 'tentative' : 'confirmed';
  const entryOf = (item: OrderItemView, index: number) => {
    const { pickup_window: span, return_window: back, state } = item;
    const pickup = area && span ? formatPickup(common, locale, areaName(shop.pickup, locale, area), span) : null;
    return calendarEntry(
      {
        uuid: index === 0 ? uuid : item.uuid,
        title: item.product.title,
        date: item.activity_date,
        days: item.duration_days,
        pickup: span && back && { from: span.from, back },
        time: item.several_departures ? item.activity_time : undefined,
        meeting: item.meeting_time,
      },
      {
        description: linesFor(item, pickup).filter(Boolean).join('\n'),
        location: (pickup && pickup_address) ?? pickup ?? `${identity.name}, ${street}, ${town}`,
        url: new URL(localePath(locale, `/user/orders/${uuid}`), env.APP_URL).href,
        status: state === 'booked' ? status : 'cancelled',
      },
    );
  };
  const [first, ...others] = order.items.map(entryOf);
  if (!first) throw new AppError('not_found');
  const changed = new Date(order.timeline.at(-1)?.at ?? order.created_at);
  return {
    name: `${booking_id}.ics`,
    text: calendarFile(first, { at: changed, organizer: identity, further: others }).content,
  };
}
