'use client';
import type { ApprovalView } from '@/features/order-desk/approvals/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { DecideApproval } from './decide-approval';

type Props = { lng: Locale; uuid: string; approval: ApprovalView };

/** Shows the requested action, its requester, and the decision on it. */
export function ApprovalFacts({ lng, uuid, approval }: Props) {
  const { t } = useT('orders-admin');
  const { action, amount, how, reason, requested_by, requested_at } = approval;
  const sum = {
    amount: formatRupiah(amount, lng),
    how: t(`refundWay.${how}`),
    name: requested_by.name,
    moment: formatMoment(new Date(requested_at), lng),
  };
  return (
    <>
      <p>
        <strong>{t(`approval.action.${action}`)}</strong> · {t('approval.summary', sum)}
      </p>
      {reason && <p>{t('approval.reason', { reason })}</p>}
      <p>
        {t('approval.unchanged')} {!approval.may_approve && t('approval.own')}
      </p>
      <DecideApproval lng={lng} uuid={uuid} approval={approval} />
    </>
  );
}
