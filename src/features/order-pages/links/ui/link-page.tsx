import type { ReactNode } from 'react';
import type { LinkedOrder } from '@/features/order-pages/links/schema';
import { OrderCard } from '@/features/order-pages/ui/order-card';
import { OrderHelp } from '@/features/order-pages/ui/order-help';
import { WrongAmount } from '@/features/order-pages/ui/wrong-amount';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import { ItemList } from '@/features/orders/ui/item-list';
import { OrderFacts } from '@/features/orders/ui/order-facts';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { getAreaNames } from '@/shop/server';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { LinkEmergency, LinkFillIn, LinkPickup } from './link-forms';
import css from './link-page.module.css';
import { LinkPay } from './link-pay';

type Props = { lng: Locale; token: string; order: LinkedOrder };

/** The status, and the amount that can be paid now. */
async function Stub({ lng, token, order: { payment, status, expires_at } }: Props) {
  const { t } = await getT(lng, 'orders');
  if (!payment) return <p>{t(status === 'pending_payment' ? 'stub.holdExpired' : `stub.${status}`)}</p>;
  const until = expires_at && formatMoment(new Date(expires_at), lng);
  return (
    <div className={css.pay}>
      <p>{payment.kind === 'due' && until ? t('link.pay.due', { until }) : t('link.pay.rest')}</p>
      <LinkPay token={token} path={localePath(lng, `/order/${token}`)} amount={formatRupiah(payment.amount, lng)} />
    </div>
  );
}

/** The fields that guests can fill in themselves. */
async function Open({ lng, token, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const nameOf = await getAreaNames(lng);
  const { open_forms: forms, open_pickup: areas } = order;
  if (forms.divers.length === 0 && !forms.emergency_contact && areas.length === 0) return null;
  return (
    <Panel title={t('openForms.title')}>
      <p>{t('link.forms')}</p>
      <div className={css.forms}>
        {areas.length > 0 && (
          <LinkPickup token={token} areas={areas.map((value) => ({ value, label: nameOf(value) }))} />
        )}
        {forms.divers.map(({ position, fields }) => (
          <LinkFillIn
            key={position}
            token={token}
            position={position}
            title={order.divers[position]?.full_name || t('openForms.diver', { number: position + 1 })}
            fields={fields}
          />
        ))}
        {forms.emergency_contact && <LinkEmergency token={token} />}
      </div>
    </Panel>
  );
}

type PageProps = Props & { news: ReactNode; crew: ReactNode };

/** An order as its link shows it, for guests without an account; `news` is the outcome of a payment. */
export async function LinkPage({ lng, token, order, news, crew }: PageProps) {
  const { t } = await getT(lng, 'orders');
  const state = t(`status.${order.status}`);
  const names = peopleBooked(order).map(({ full_name: name }, index) => ({
    number: index + 1,
    name: name || t('openForms.diver', { number: index + 1 }),
  }));
  return (
    <div className={css.page}>
      {news}
      <OrderCard as="h1" lng={lng} order={order} stub={<Stub lng={lng} token={token} order={order} />} />
      {order.decline_reason && (
        <Alert tone="warning" title={t('declined')}>
          {order.decline_reason}
        </Alert>
      )}
      <WrongAmount lng={lng} order={{ ...order, can: { pay: order.payment !== null } }} />
      {order.refunding > 0 && (
        <Alert tone="info">
          {t(order.refund_way === 'transfer' ? 'refundingByTransfer' : 'refunding', {
            amount: formatRupiah(order.refunding, lng),
          })}
        </Alert>
      )}
      <Open lng={lng} token={token} order={order} />
      <Panel title={t('part.order')}>
        <OrderFacts lng={lng} order={order} state={state} hasCard />
      </Panel>
      <ItemList lng={lng} order={order} state={state} isOnly />
      <Panel title={t('part.divers')}>
        <ol className={css.people}>
          {names.map(({ name, number }) => (
            <li key={number}>{name}</li>
          ))}
        </ol>
        <p>{t('voucher.bring')}</p>
      </Panel>
      {crew}
      <Panel title={t('money.title')}>
        <OrderMoney lng={lng} order={order} />
      </Panel>
      <Panel title={t('part.help')}>
        <p>{t('link.changes', { date: formatDay(order.ends_on, lng) })}</p>
        <OrderHelp lng={lng} order={order} />
      </Panel>
    </div>
  );
}
