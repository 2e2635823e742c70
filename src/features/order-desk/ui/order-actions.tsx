'use client';
import { IconCheck, IconDots, IconPencil, IconPrinter, IconReceipt, IconWallet } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { actionsOf, latestReceipt, type OrderAction } from '@/features/order-desk/domain/actions-of';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { editOrderPath, staffOrderPath, staffReceiptPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { PhoneActions } from '@/ui/show/contact-links';
import { openFold } from '@/ui/show/open-fold';
import css from './order-actions.module.css';
import { paymentFold } from './order-folds';
import { useDecisions } from './use-decisions';

type Props = { lng: Locale; order: StaffOrderView };

/** The actions on an order: the next one first, the rare ones in a menu. */
export function OrderActions({ lng, order }: Props) {
  const { t } = useT('orders-admin');
  const more = useRef<HTMLDetailsElement>(null);
  const { ask, resend, busy } = useDecisions(lng, order);
  const { uuid, may, customer, divers } = order;
  const phone = customer.phone ?? divers.find((diver) => diver.phone)?.phone;
  const receipt = latestReceipt(order);
  const shown = actionsOf(order);
  const actions: Record<OrderAction, (look: 'next' | 'outline') => ReactNode> = {
    confirm: (look) => (
      <Button
        key="confirm"
        look={look}
        busy={busy}
        icon={<IconCheck aria-hidden="true" />}
        onClick={() => ask('confirm')}
      >
        {t('action.confirm')}
      </Button>
    ),
    receipt: (look) =>
      receipt && (
        <ButtonLink
          key="receipt"
          look={look}
          prefetch={false}
          href={staffReceiptPath(lng, uuid, receipt)}
          icon={<IconReceipt aria-hidden="true" />}
        >
          {t('action.receipt')}
        </ButtonLink>
      ),
    payment: (look) => (
      <Button key="payment" look={look} icon={<IconWallet aria-hidden="true" />} onClick={() => openFold(paymentFold)}>
        {t('form.payment')}
      </Button>
    ),
  };
  const rare = (way: 'decline' | 'cancel' | 'refund') =>
    may[way] && (
      <Button
        look="quiet"
        busy={busy}
        onClick={() => {
          more.current?.removeAttribute('open');
          void ask(way);
        }}
      >
        {t(`action.${way}`)}
      </Button>
    );
  return (
    <div className={css.actions}>
      {shown.map((action, position) => actions[action](position === 0 ? 'next' : 'outline'))}
      {phone && <PhoneActions phone={phone} size="m" />}
      {may.edit && (
        <ButtonLink prefetch={false} href={editOrderPath(lng, uuid)} icon={<IconPencil aria-hidden="true" />}>
          {t('edit.open')}
        </ButtonLink>
      )}
      <details data-menu ref={more} className={css.more}>
        <summary aria-label={t('action.more')}>
          <IconDots aria-hidden="true" />
        </summary>
        <div className={css.panel}>
          {rare('decline')}
          {rare('cancel')}
          {rare('refund')}
          <ButtonLink
            look="quiet"
            prefetch={false}
            href={`${staffOrderPath(lng, uuid)}/backup`}
            icon={<IconPrinter aria-hidden="true" />}
          >
            {t('record.open')}
          </ButtonLink>
          {customer.email !== null && (
            <Button look="quiet" busy={busy} onClick={() => resend()}>
              {t('action.resend')}
            </Button>
          )}
        </div>
      </details>
    </div>
  );
}
