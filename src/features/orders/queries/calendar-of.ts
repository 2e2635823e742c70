import { operator } from '@/config/operator';
import { env } from '@/env';
import { calendarEntry } from '@/features/orders/domain/calendar-entry';
import { hasCalendar } from '@/features/orders/domain/order-state';
import { translator } from '@/i18n/translate';
import { calendarFile } from '@/server/api/calendar';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { localePath } from '@/shared/locale/locales';
import type { Person } from '@/shared/schema/actor';
import { inRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatPickup } from '@/shared/time/pickup';
import { ownOrder } from './own-order';

/** The calendar file of an order's day, as of its latest event. */
export async function calendarOf(ctx: Ctx & { actor: Person }, uuid: string): Promise<{ name: string; text: string }> {
  const { locale } = ctx;
  const order = await ownOrder(ctx, uuid);
  if (!hasCalendar(order.status)) throw new AppError('not_found');
  const [t, common] = await Promise.all([translator(locale, 'orders'), translator(locale, 'common')]);
  const {
    booking_id,
    pickup_area: area,
    pickup_window: pickupSpan,
    return_window: back,
    pickup_address,
    outstanding,
  } = order;
  const pickup = area && pickupSpan ? formatPickup(common, locale, area, pickupSpan) : null;
  const lines = [
    `${t('fact.bookingId')}: ${booking_id}`,
    order.several_departures && `${t('fact.activityTime')}: ${clockTime(locale, order.activity_time)}`,
    `${t('fact.divers')}: ${order.divers.length}`,
    pickup && `${t('fact.pickup')}: ${pickup}`,
    outstanding > 0 && `${t('money.remaining')}: ${inRupiah(outstanding, locale)}`,
  ];
  const { street, town } = operator.address;
  const entry = calendarEntry(
    {
      uuid,
      title: order.product.title,
      date: order.activity_date,
      days: order.duration_days,
      pickup: pickupSpan && back && { from: pickupSpan.from, back },
      time: order.several_departures ? order.activity_time : undefined,
    },
    {
      description: lines.filter(Boolean).join('\n'),
      location: (pickup && pickup_address) ?? pickup ?? `${operator.name}, ${street}, ${town}`,
      url: new URL(localePath(locale, `/user/orders/${uuid}`), env.APP_URL).href,
      status: order.status === 'paid' ? 'tentative' : 'confirmed',
    },
  );
  const changed = new Date(order.timeline.at(-1)?.at ?? order.created_at);
  return { name: `${booking_id}.ics`, text: calendarFile(entry, changed).content };
}
