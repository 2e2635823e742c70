'use client';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import css from './order-decisions.module.css';
import { useOrderAction } from './use-order-action';

export type WithWrongAmount = Pick<
  StaffOrderCard,
  'uuid' | 'booking_id' | 'expires_at' | 'wrong_amount' | 'acceptance'
>;

type Props = {
  lng: Locale;
  order: WithWrongAmount;
  /** The id of the element that names the order, for lists with several. */
  describedBy?: string;
};

/** Shows the rest, the excess, and whether the seats must be claimed again. */
function AcceptQuestion({ lng, of }: { lng: Locale; of: NonNullable<WithWrongAmount['acceptance']> }) {
  const { t } = useT('orders-admin');
  const { remaining_balance, excess, needs_seats } = of;
  return (
    <>
      <p>{t('dialog.accept')}</p>
      <p>
        {remaining_balance > 0
          ? t('dialog.acceptRest', { rest: formatRupiah(remaining_balance, lng) })
          : t('dialog.acceptAll')}
      </p>
      {excess > 0 && <p>{t('dialog.acceptExcess', { excess: formatRupiah(excess, lng) })}</p>}
      {needs_seats && <p>{t('dialog.acceptSeats')}</p>}
    </>
  );
}

/** Accepts or refunds a wrong amount; each action asks for confirmation and shows its consequences. */
export function SettleWrongAmount({ lng, order, describedBy }: Props) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const can = useCan();
  const { uuid, booking_id: bookingId, expires_at, wrong_amount: waiting, acceptance } = order;
  const isByHand = waiting !== null && waiting.received === 0;
  const accept = trpc.admin.orders.accept_wrong_amount.useMutation(action);
  const giveBack = trpc.admin.orders.return_wrong_amount.useMutation(action);
  const busy = accept.isPending || giveBack.isPending;

  const askAccept = async (of: NonNullable<typeof acceptance>) => {
    const amount = formatRupiah(of.amount, lng);
    const yes = await confirm({
      title: t('dialog.acceptTitle', { amount, bookingId }),
      body: <AcceptQuestion lng={lng} of={of} />,
      confirmLabel: t('action.acceptAmount', { amount }),
    });
    if (yes) accept.mutate({ uuid, amount: of.amount });
  };
  const askReturn = async (received: number) => {
    const yes = await confirm({
      title: isByHand
        ? t('dialog.markReturnedTitle', { bookingId })
        : t('dialog.returnTitle', { amount: formatRupiah(received, lng), bookingId }),
      body: (
        <>
          <p>{t(isByHand ? 'dialog.markReturned' : 'dialog.return')}</p>
          {expires_at && <p>{t('dialog.returnOpen', { until: formatMoment(new Date(expires_at), lng) })}</p>}
        </>
      ),
      confirmLabel: t(isByHand ? 'action.markReturned' : 'action.returnAmount'),
      danger: true,
    });
    if (yes) giveBack.mutate({ uuid });
  };
  if (!can('money')) return null;
  return (
    <div className={css.row}>
      {acceptance && (
        <Button look="next" size="s" busy={busy} aria-describedby={describedBy} onClick={() => askAccept(acceptance)}>
          {t('action.acceptAmount', { amount: formatRupiah(acceptance.amount, lng) })}
        </Button>
      )}
      {waiting && (
        <Button size="s" busy={busy} aria-describedby={describedBy} onClick={() => askReturn(waiting.received)}>
          {t(isByHand ? 'action.markReturned' : 'action.returnAmount')}
        </Button>
      )}
    </div>
  );
}
