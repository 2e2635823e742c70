import type { ReactNode } from 'react';
import type { OrderView } from '@/features/orders/schema';
import { bookAgainPath, formOf, formsAnchor, voucherPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { ButtonLink } from '@/ui/action/button-link';
import css from './next-action.module.css';
import { OpenFormLink } from './open-form-link';
import { PayNow } from './pay-now';

type Props = { lng: Locale; order: OrderView; now: Date; isPaymentUnavailable: boolean };

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

type Forms = Pick<OrderView, 'open_forms'> & { divers: readonly { full_name: string }[] };

/** Leads to the form of the one diver whose answers are open, or to the list of several. */
export async function OpenForms({ lng, order: { open_forms: forms, divers } }: { lng: Locale; order: Forms }) {
  const { t } = await getT(lng, 'orders');
  const [first, ...more] = forms.divers;
  const isOne = first !== undefined && more.length === 0;
  const name =
    (isOne && divers[first.position]?.full_name) || t('openForms.diver', { number: (first?.position ?? 0) + 1 });
  if (!first)
    return (
      <ActionLine title={t('next.contactTitle')} text={t('next.contactText')}>
        <OpenFormLink id={formOf('contact')}>{t('next.contactAction')}</OpenFormLink>
      </ActionLine>
    );
  return (
    <ActionLine
      title={isOne ? t('next.diverTitle', { name }) : t('next.diversTitle', { count: forms.divers.length })}
      text={t('openForms.missing', { count: forms.divers.reduce((sum, { fields }) => sum + fields.length, 0) })}
    >
      <OpenFormLink id={isOne ? formOf(first.position) : formsAnchor}>
        {isOne ? t('next.diverAction', { name }) : t('next.diversAction')}
      </OpenFormLink>
    </ActionLine>
  );
}

export const hasOpenForms = ({ open_forms: { divers, emergency_contact: isOpen } }: Pick<OrderView, 'open_forms'>) =>
  divers.length > 0 || isOpen;

/** The one thing to do next about an order, with its coral button. */
export async function NextAction({ lng, order, now, isPaymentUnavailable }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: errors } = await getT(lng, 'errors');
  const { uuid, status, expires_at, product } = order;
  if (status === 'pending_payment') {
    if (!order.can.pay || !expires_at) return <ActionLine text={t('stub.holdExpired')} />;
    const seconds = (new Date(expires_at).getTime() - now.getTime()) / 1000;
    const before = isPaymentUnavailable ? errors('payment_unavailable') : null;
    return <PayNow uuid={uuid} amount={formatRupiah(order.due_left, lng)} seconds={seconds} faultBefore={before} />;
  }
  if (hasOpenForms(order)) return <OpenForms lng={lng} order={order} />;
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
