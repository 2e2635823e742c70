import { IconNote } from '@tabler/icons-react';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { holdEnd } from '@/features/orders/ui/held-until';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { OrderActions } from './order-actions';
import css from './order-head.module.css';

type Props = { lng: Locale; order: StaffOrderView };

/** The name on the order, its status, where it came from and what to do next; below it the newest note of the staff. */
export async function OrderHead({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { customer, placed_by: seller, created_at, status } = order;
  const moment = formatMoment(new Date(created_at), lng, 'medium');
  const until = holdEnd(order, lng);
  const note = order.timeline.findLast(({ kind, internal }) => kind === 'note' && internal);
  return (
    <>
      <div className={css.head}>
        <div className={css.who}>
          <h1>{customer.name}</h1>
          <OrderStatus status={status} label={t(`status.${status}`)} />
          <p>
            {[
              seller ? t('head.soldBy', { name: seller, moment }) : t('head.ordered', { moment }),
              until && words('heldUntil', { until }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <OrderActions lng={lng} order={order} />
      </div>
      {note?.note && (
        <p className={css.note}>
          <IconNote aria-hidden="true" />
          <span>
            <strong>{note.actor ?? t(`by.${note.by}`)}:</strong> {note.note}
          </span>
        </p>
      )}
    </>
  );
}
