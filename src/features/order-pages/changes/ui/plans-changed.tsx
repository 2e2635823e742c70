import { IconArrowsRightLeft, IconBus, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { plansAnchor } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { dayAt, plusDays } from '@/shared/time/days';
import { getAreaNames } from '@/shop/server';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { EndOrder } from './end-order';
import { MoveForm } from './move-form';
import { PickupForm } from './pickup-form';
import css from './plans-changed.module.css';

type Props = { lng: Locale; order: OrderView; now: Date };

type PartProps = { icon: ReactNode; title: string; hint: string; children: ReactNode };

/** A change that customers make in a form: one row that opens. */
function Part({ icon, title, hint, children }: PartProps) {
  return (
    <details className={css.part}>
      <summary className={css.row}>
        {icon}
        <span>
          {title}
          <small>{hint}</small>
        </span>
        <IconChevronRight aria-hidden="true" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

async function Move({ lng, order, now }: Props) {
  const { t } = await getT(lng, 'orders');
  const { move_request: request, uuid, items } = order;
  const movable = items.filter(({ can }) => can.request_move);
  if (movable.length === 0) return null;
  const words = request && {
    requested: formatMoment(new Date(request.requested_at), lng, 'medium'),
    date: formatDay(request.activity_date, lng, 'full'),
    item: items.find((item) => item.uuid === request.item)?.product.title ?? order.product.title,
  };
  return (
    <Part
      icon={<IconArrowsRightLeft aria-hidden="true" />}
      title={t('plans.move.title')}
      hint={t(words ? 'plans.move.hintRequested' : 'plans.move.hint')}
    >
      {words ? <Alert tone="info">{t('plans.move.requested', words)}</Alert> : <p>{t('plans.move.lead')}</p>}
      <MoveForm
        lng={lng}
        uuid={uuid}
        tomorrow={plusDays(dayAt(now), 1)}
        items={movable.map((item) => ({
          uuid: item.uuid,
          slug: item.product.slug,
          title: item.product.title,
          day: item.activity_date,
          divers: item.divers.length,
          latest: item.latest_day,
        }))}
      />
    </Part>
  );
}

async function Pickup({ lng, order }: Omit<Props, 'now'>) {
  const { t } = await getT(lng, 'orders');
  const nameOf = await getAreaNames(lng);
  const { pickup_change: change, uuid, pickup_area, pickup_address } = order;
  if (!change) return null;
  const hint = t('plans.pickup.lead', { until: formatMoment(new Date(change.until), lng, 'medium') });
  return (
    <Part icon={<IconBus aria-hidden="true" />} title={t('plans.pickup.title')} hint={hint}>
      <PickupForm
        uuid={uuid}
        area={pickup_area}
        address={pickup_address}
        areas={change.areas.map((value) => ({ value, label: nameOf(value) }))}
      />
    </Part>
  );
}

/** Everything customers can change themselves or request from the shop; options that keep the booking come first. */
export async function PlansChanged(props: Props) {
  const { lng, order } = props;
  const { t } = await getT(lng, 'orders');
  const { can, pickup_change } = order;
  if (!can.cancel && !can.refund && !pickup_change) return null;
  return (
    <Panel id={plansAnchor} title={t('cancellation.title')}>
      <Move {...props} />
      <Pickup lng={lng} order={order} />
      <EndOrder {...props} />
    </Panel>
  );
}
