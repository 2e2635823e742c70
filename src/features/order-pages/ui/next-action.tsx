import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { bookAgainPath, contactAnchor, formsAnchor, voucherPath } from '@/features/orders/ui/paths';
import { isOpen } from '@/features/ready/domain/open-readiness';
import type { ReadinessView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { ButtonLink } from '@/ui/action/button-link';
import css from './next-action.module.css';
import { OpenFormLink } from './open-form-link';
import { PayNow } from './pay-now';

type Readiness = readonly Pick<ReadinessView[number], 'position' | 'missing' | 'open_papers'>[];

type Props = { lng: Locale; order: OrderView; readiness: Readiness; now: Date; isPaymentUnavailable: boolean };

/** A heading with one line, and the button that does it. */
export function ActionLine({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <>
      <div className={css.words}>
        {title && <h2>{title}</h2>}
        <p>{text}</p>
      </div>
      {children}
    </>
  );
}

type Order = Pick<OrderView, 'open_forms' | 'activity_date'> & { divers: readonly { full_name: string }[] };
type Forms = { lng: Locale; order: Order; readiness: Readiness };

/** Leads to the list of divers who have something to fill in, or to the emergency contact. */
export async function OpenForms({ lng, order: { divers, activity_date }, readiness }: Forms) {
  const { t } = await getT(lng, 'orders');
  const open = readiness.filter(isOpen);
  const [first] = open;
  if (!first)
    return (
      <ActionLine title={t('next.contactTitle')} text={t('next.contactText')}>
        <OpenFormLink id={contactAnchor}>{t('next.contactAction')}</OpenFormLink>
      </ActionLine>
    );
  const isOne = open.length === 1;
  const name = divers[first.position]?.full_name || t('openForms.diver', { number: first.position + 1 });
  return (
    <ActionLine
      title={isOne ? t('next.diverTitle', { name }) : t('next.diversTitle', { count: open.length })}
      text={t('openForms.lead', { date: formatDay(activity_date, lng, 'full') })}
    >
      <OpenFormLink id={formsAnchor}>{isOne ? t('next.diverAction', { name }) : t('next.diversAction')}</OpenFormLink>
    </ActionLine>
  );
}

/** True while a diver has something to fill in by their link, or the order has no emergency contact. */
export const hasOpenForms = ({ open_forms }: Pick<OrderView, 'open_forms'>, readiness: Readiness): boolean =>
  open_forms.emergency_contact || readiness.some(isOpen);

/** The one thing to do next about an order, with its coral button. */
export async function NextAction({ lng, order, readiness, now, isPaymentUnavailable }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: errors } = await getT(lng, 'errors');
  const { uuid, status, expires_at, product } = order;
  if (status === 'pending_payment') {
    if (!order.can.pay || !expires_at) return <ActionLine text={t('stub.holdExpired')} />;
    const seconds = (new Date(expires_at).getTime() - now.getTime()) / 1000;
    const before = isPaymentUnavailable ? errors('payment_unavailable') : null;
    return <PayNow uuid={uuid} amount={formatRupiah(order.due_left, lng)} seconds={seconds} faultBefore={before} />;
  }
  if (hasOpenForms(order, readiness)) return <OpenForms {...{ lng, order, readiness }} />;
  const text = t(`stub.${status}`);
  if (status === 'paid') return <ActionLine text={text} />;
  return (
    <ActionLine text={text}>
      {status === 'confirmed' ? (
        <ButtonLink look="next" href={voucherPath(lng, uuid)}>
          {t('action.voucher')}
        </ButtonLink>
      ) : (
        <ButtonLink look="next" href={bookAgainPath(lng, product.slug)}>
          {t('action.again')}
        </ButtonLink>
      )}
    </ActionLine>
  );
}
