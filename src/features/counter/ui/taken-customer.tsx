'use client';
import { operator } from '@/config/operator';
import type { CustomerView } from '@/features/accounts/admin/customers/schema';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { nameOrEmail } from '@/shared/locale/name-order';
import { formatPhone } from '@/shared/schema/phone';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { PhoneField } from '@/ui/form/phone-field';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './guest-fields.module.css';

type Props = {
  customer: CustomerView;
  phone: string;
  /** True when the customer's orders name no number. */
  asksPhone: boolean;
  onPhone: (phone: string) => void;
  onDrop: () => void;
  errors: Record<string, string>;
};

/** The known customer of this booking. */
export function TakenCustomer({ customer, phone, asksPhone, onPhone, onDrop, errors }: Props) {
  const { t, lng } = useT('orders-admin');
  return (
    <div className={css.guest}>
      <div className={css.taken} role="status">
        <div>
          <strong>{nameOrEmail(customer)}</strong>
          <span>{customer.email ?? t('counter.noAccount')}</span>
          {phone && !asksPhone && <span>{formatPhone(phone)}</span>}
          <StatusBadge tone="success">{t('counter.knownCustomer')}</StatusBadge>
        </div>
        <Button size="s" onClick={onDrop}>
          {t('counter.somebodyElse')}
        </Button>
      </div>
      {(asksPhone || errors.phone) && (
        <PhoneField
          label={t('customer.phone')}
          country={operator.country}
          value={phone}
          onChange={onPhone}
          error={errors.phone}
          data-path="phone"
        />
      )}
      {customer.email !== null && (
        <div>
          <ButtonLink size="s" look="quiet" href={localePath(lng, `/admin/orders/create/${customer.uuid}`)}>
            {t('counter.payByLink')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
