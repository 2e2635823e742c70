'use client';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { useCan } from '@/ui/access/rights';
import { Panel } from '@/ui/show/panel';
import { ApprovalFacts } from './approval-facts';
import css from './approvals.module.css';

/** Lists the waiting requests of all orders; renders nothing when there are none. */
export function WaitingApprovals({ lng }: { lng: Locale }) {
  const { t } = useT('orders-admin');
  const may = useCan()('money');
  const waiting = trpc.admin.refund_approvals.list.useQuery({ per_page: maxPerPage }, { enabled: may });
  const rows = waiting.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('approval.title')}>
      <ul className={css.list}>
        {rows.map((approval) => (
          <li key={approval.uuid}>
            <p>
              <OfficeLink {...{ lng, path: `/admin/orders/${approval.order.uuid}/detail` }}>
                {approval.order.booking_id}
              </OfficeLink>{' '}
              {approval.order.customer}
            </p>
            <ApprovalFacts lng={lng} uuid={approval.order.uuid} approval={approval} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
