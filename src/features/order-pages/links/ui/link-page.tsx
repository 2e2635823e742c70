import type { ReactNode } from 'react';
import type { LinkedOrder } from '@/features/order-pages/links/schema';
import { ActionLine, hasOpenForms, OpenForms } from '@/features/order-pages/ui/next-action';
import { OrderBill } from '@/features/order-pages/ui/order-bill';
import { OrderCard } from '@/features/order-pages/ui/order-card';
import { OrderHelp } from '@/features/order-pages/ui/order-help';
import css from '@/features/order-pages/ui/order-page.module.css';
import { OrderPeople } from '@/features/order-pages/ui/order-people';
import { ShareTool } from '@/features/order-pages/ui/order-tools';
import { WrongAmount } from '@/features/order-pages/ui/wrong-amount';
import { ItemList } from '@/features/orders/ui/item-list';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { getAreaNames } from '@/shop/server';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { LinkEmergency, LinkedDiverLink, LinkPickup } from './link-forms';
import { LinkPay } from './link-pay';

type Props = { lng: Locale; token: string; order: LinkedOrder };

/** The amount due, then what is still open, then the rest that can be paid online. */
async function Next({ lng, token, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const { payment, status, expires_at } = order;
  const until = expires_at && formatMoment(new Date(expires_at), lng);
  const pay = payment && (
    <LinkPay token={token} path={localePath(lng, `/order/${token}`)} amount={formatRupiah(payment.amount, lng)} />
  );
  if (payment?.kind === 'due' && until) return <ActionLine text={t('link.pay.due', { until })}>{pay}</ActionLine>;
  if (hasOpenForms(order, order.readiness)) return <OpenForms lng={lng} order={order} readiness={order.readiness} />;
  if (pay) return <ActionLine text={t('link.pay.rest')}>{pay}</ActionLine>;
  return <ActionLine text={t(status === 'pending_payment' ? 'stub.holdExpired' : `stub.${status}`)} />;
}

/** Lets the guests choose their pickup while it is not set. */
async function Pickup({ lng, token, order: { open_pickup: areas } }: Props) {
  const nameOf = await getAreaNames(lng);
  if (areas.length === 0) return null;
  return (
    <Panel>
      <LinkPickup token={token} areas={areas.map((value) => ({ value, label: nameOf(value) }))} />
    </Panel>
  );
}

/** Pays the rest, when what is open is the next action of the card. */
async function Rest({ lng, token, order }: Props) {
  const { t } = await getT(lng, 'orders');
  if (order.payment?.kind !== 'rest' || !hasOpenForms(order, order.readiness)) return null;
  const { amount } = order.payment;
  return (
    <>
      <p className={css.nothing}>{t('link.pay.rest')}</p>
      <LinkPay token={token} path={localePath(lng, `/order/${token}`)} amount={formatRupiah(amount, lng)} isSecond />
    </>
  );
}

async function People({ lng, token, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const hidden = new Set(order.readiness.flatMap(({ position, is_private }) => (is_private ? position : [])));
  return (
    <OrderPeople
      lng={lng}
      order={order}
      contact={null}
      readiness={order.readiness}
      linkOf={(position, name) => !hidden.has(position) && <LinkedDiverLink {...{ token, position, name }} />}
      contactForm={<LinkEmergency token={token} />}
    >
      <p className={css.nothing}>
        {hasOpenForms(order, order.readiness)
          ? t('openForms.lead', { date: formatDay(order.activity_date, lng, 'full') })
          : t('voucher.bring')}
      </p>
    </OrderPeople>
  );
}

type PageProps = Props & { news: ReactNode; crew: ReactNode };

/** An order as its link shows it, for guests without an account; `news` is the outcome of a payment. */
export async function LinkPage({ lng, token, order, news, crew }: PageProps) {
  const { t } = await getT(lng, 'orders');
  return (
    <div className={css.page} data-wide="">
      <div className={css.column}>
        {news}
        <OrderCard
          as="h1"
          lng={lng}
          order={order}
          next={<Next lng={lng} token={token} order={order} />}
          tools={<ShareTool lng={lng} order={order} />}
        />
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
        <Pickup lng={lng} token={token} order={order} />
        <People lng={lng} token={token} order={order} />
        <ItemList lng={lng} order={order} state={t(`status.${order.status}`)} isOnly />
      </div>
      <div className={css.column}>
        {crew}
        <OrderBill lng={lng} order={order}>
          <Rest lng={lng} token={token} order={order} />
        </OrderBill>
        <OrderHelp lng={lng} order={order}>
          <p className={css.nothing}>{t('link.changes', { date: formatDay(order.ends_on, lng) })}</p>
        </OrderHelp>
      </div>
    </div>
  );
}
