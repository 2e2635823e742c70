import type { OrderItemView } from '@/features/orders/domain/item-view';
import { bandEnd, startOf } from '@/features/orders/domain/refund-policy';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import { formatPercent } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { EndAll } from './end-all';
import { EndItem } from './end-item';

type Props = { lng: Locale; order: OrderView; now: Date };

/** Until when the refund of today stays as it is; without one, until when cancelling is possible. */
async function deadlineOf(item: OrderItemView, { lng, now }: Omit<Props, 'order'>): Promise<string> {
  const { t } = await getT(lng, 'orders');
  const moment = (at: Date) => formatMoment(at, lng, 'medium');
  const until = bandEnd(item.refund_bands, item.activity_date, now);
  if (item.paid === 0 || !until) return t('plans.end.until', { until: moment(startOf(item.activity_date)) });
  const percent = formatPercent(item.refund_percent, lng);
  return t(item.refund_percent === 100 ? 'plans.end.fullUntil' : 'plans.end.partUntil', {
    percent,
    until: moment(until),
  });
}

/** One row for each result: every booked day of several, and the whole order. */
export async function EndOrder(props: Props) {
  const { lng, order } = props;
  const { t } = await getT(lng, 'orders');
  const { can, items, uuid } = order;
  if (!can.cancel && !can.refund) return null;
  const booked = items.filter(({ state }) => state === 'booked');
  const rows = await Promise.all(booked.map(async (item) => ({ item, hint: await deadlineOf(item, props) })));
  const several = rows.length > 1;
  return (
    <>
      {several && rows.map(({ item, hint }) => <EndItem key={item.uuid} {...{ lng, uuid, item, hint }} />)}
      <EndAll
        lng={lng}
        order={order}
        isOneOfSeveral={several}
        hint={several ? t('plans.end.each') : (rows[0]?.hint ?? '')}
      />
    </>
  );
}
