'use client';
import type { ApprovalView } from '@/features/order-desk/approvals/schema';
import { useOrderAction } from '@/features/order-desk/ui/use-order-action';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import css from './approvals.module.css';

type Props = { lng: Locale; uuid: string; approval: ApprovalView };

/** Buttons to approve or refuse, or for the requester to withdraw. */
export function DecideApproval({ lng, uuid, approval }: Props) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const cache = trpc.useUtils();
  const settled = {
    ...action,
    onSettled: async () => {
      await cache.admin.refund_approvals.list.invalidate();
      await action.onSettled();
    },
  };
  const approve = trpc.admin.refund_approvals.approve.useMutation(settled);
  const refuse = trpc.admin.refund_approvals.refuse.useMutation(settled);
  const busy = approve.isPending || refuse.isPending;
  const which = { uuid, approval: approval.uuid };
  const askToApprove = async () => {
    const facts = { action: t(`approval.action.${approval.action}`), amount: formatRupiah(approval.amount, lng) };
    const answer = await confirm({
      title: t('approval.approveTitle'),
      body: t('approval.approveBody', facts),
      confirmLabel: t('approval.approve'),
      danger: true,
    });
    if (answer) approve.mutate(which);
  };
  const refuseLabel = t(approval.may_approve ? 'approval.refuse' : 'approval.withdraw');
  const askToRefuse = async () => {
    const answer = await confirm({
      title: t('approval.refuseTitle'),
      body: t('approval.refuseBody'),
      confirmLabel: refuseLabel,
    });
    if (answer) refuse.mutate(which);
  };
  return (
    <div className={css.buttons}>
      {approval.may_approve && (
        <Button look="next" busy={busy} onClick={askToApprove}>
          {t('approval.approve')}
        </Button>
      )}
      {approval.may_refuse && (
        <Button busy={busy} onClick={askToRefuse}>
          {refuseLabel}
        </Button>
      )}
    </div>
  );
}
