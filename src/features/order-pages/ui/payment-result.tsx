'use client';
import { useState } from 'react';
import type { OrderView, ReturnView } from '@/features/orders/schema';
import { bookAgainPath, orderPath } from '@/features/orders/ui/paths';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { AfterPayment } from './after-payment';
import { ChatAboutOrder } from './chat-about-order';
import css from './payment-result.module.css';
import { useOutcome } from './use-outcome';
import { usePay } from './use-pay';
import { WrongAmount } from './wrong-amount';

type Props = { lng: Locale; uuid: string; failed: boolean };

/** Maximum number of polls while the gateway has no answer; higher when the customer reports having paid. */
const MAX_POLLS = { paid: 5, failed: 2 };

function Retry({ uuid, label }: { uuid: string; label: string }) {
  const { pay, busy, fault } = usePay(uuid);
  return (
    <>
      {fault && <Alert tone="error">{fault}</Alert>}
      <Button look="next" size="l" busy={busy} onClick={pay}>
        {label}
      </Button>
    </>
  );
}

function Unpaid({ lng, order, outcome, again }: { lng: Locale; order: OrderView; outcome: string; again: () => void }) {
  const { t } = useT('orders');
  const held = order.expires_at && formatMoment(new Date(order.expires_at), lng);
  const toOrder = (
    <ButtonLink look="outline" href={orderPath(lng, order.uuid)}>
      {t('result.orderLink')}
    </ButtonLink>
  );
  if (outcome === 'failed')
    return (
      <>
        <h1>{t('result.failedTitle')}</h1>
        <Alert tone="error" actions={<a href={localePath(lng, '/contact')}>{t('result.contact')}</a>}>
          {t('result.failed')}
        </Alert>
        <p>{held ? t('result.heldUntil', { until: held }) : t('result.failedHint')}</p>
        <div className={css.ways}>
          <Retry uuid={order.uuid} label={t('result.retry')} />
          <ChatAboutOrder lng={lng} order={order} />
          {toOrder}
        </div>
      </>
    );
  if (outcome === 'wrong_amount')
    return (
      <>
        <h1>{t('result.wrongTitle')}</h1>
        <WrongAmount lng={lng} order={order} />
        {order.can.pay && (
          <Retry uuid={order.uuid} label={t('result.payDue', { amount: formatRupiah(order.due_now, lng) })} />
        )}
        {toOrder}
        <ChatAboutOrder lng={lng} order={order} />
      </>
    );
  if (outcome === 'waiting')
    return (
      <>
        <h1>{t('result.waitingTitle')}</h1>
        <p>{t('result.waitingHint')}</p>
        <Button look="solid" onClick={again}>
          {t('result.again')}
        </Button>
        {toOrder}
        <ChatAboutOrder lng={lng} order={order} />
      </>
    );
  return (
    <>
      <h1>{t('result.expiredTitle')}</h1>
      <p>{t('result.expiredHint')}</p>
      <ButtonLink look="solid" href={bookAgainPath(lng, order.product.slug)}>
        {t('action.again')}
      </ButtonLink>
      {toOrder}
      <ChatAboutOrder lng={lng} order={order} />
    </>
  );
}

/** Relies on the gateway's answer, because the page to which the customer was sent proves nothing. */
const standing = ({ outcome }: ReturnView, failed: boolean) => (failed && outcome === 'waiting' ? 'failed' : outcome);

function Outcome({ lng, uuid, failed, again }: Props & { again: () => void }) {
  const { t } = useT('orders');
  const outcome = useOutcome(uuid, failed ? MAX_POLLS.failed : MAX_POLLS.paid);
  if (!outcome)
    return (
      <>
        <h1>{t('result.checking')}</h1>
        <p>{t('result.checkingHint')}</p>
        <div className={css.wave} aria-hidden="true" />
      </>
    );
  if ('fault' in outcome)
    return (
      <>
        <h1>{t('result.checkFailedTitle')}</h1>
        <p>{outcome.fault}</p>
        <Button look="solid" onClick={again}>
          {t('result.again')}
        </Button>
        <ButtonLink look="outline" href={orderPath(lng, uuid)}>
          {t('result.orderLink')}
        </ButtonLink>
      </>
    );
  const { order } = outcome.result;
  const stands = standing(outcome.result, failed);
  if (stands === 'paid') return <AfterPayment />;
  return <Unpaid lng={lng} order={order} outcome={stands} again={again} />;
}

/** The page shown on return from the gateway. */
export function PaymentResult(props: Props) {
  const [round, setRound] = useState(0);
  return (
    <div className={css.result} aria-live="polite">
      <Outcome key={round} {...props} again={() => setRound(round + 1)} />
    </div>
  );
}
