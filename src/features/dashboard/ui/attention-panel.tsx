'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { AttentionView } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import css from './attention-panel.module.css';
import { DeadJobs } from './dead-jobs';
import { keepFresh } from './keep-fresh';

type Props<Part extends keyof AttentionView> = { lng: Locale; of: AttentionView[Part] };

function Group(props: { title: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <h3>{props.title}</h3>
      {props.children}
    </div>
  );
}

function Orders({ lng, of: { total, first } }: Props<'orders'>) {
  const { t } = useT('dashboard');
  const { t: ordersAdmin } = useT('orders-admin');
  const list = localePath(lng, '/admin/orders');
  return (
    <Group title={t('attention.orders', { count: total })}>
      <ul>
        {first.map(({ uuid, booking_id, name, activity_date, reasons }) => (
          <li key={uuid}>
            <Link href={`${list}/${uuid}/detail`}>{booking_id}</Link> {name}, {formatDay(activity_date, lng)}
            {reasons.map((reason) => (
              <strong key={reason}>{ordersAdmin(`attention.${reason}`)}</strong>
            ))}
          </li>
        ))}
      </ul>
      {total > first.length && <Link href={`${list}?attention=true`}>{t('attention.allOrders')}</Link>}
    </Group>
  );
}

function Unmatched({ lng, of: payments }: Props<'unmatched'>) {
  const { t } = useT('dashboard');
  return (
    <Group title={t('attention.unmatched', { count: payments.length })}>
      <ul>
        {payments.map(({ gateway, reference, ours, theirs, paid_at, order }) => (
          <li key={reference}>
            {t('attention.accounts', { gateway, theirs: formatRupiah(theirs, lng), ours: formatRupiah(ours, lng) })},{' '}
            {formatMoment(new Date(paid_at), lng, 'medium')}.{' '}
            {order ? (
              <OfficeLink lng={lng} path={`/admin/orders/${order}/detail`}>
                {t('attention.orderLink')}
              </OfficeLink>
            ) : (
              t('attention.noOrder', { reference })
            )}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Approvals({ lng, of: count }: Props<'approvals'>) {
  const { t } = useT('dashboard');
  return (
    <Group title={t('attention.approvals', { count })}>
      <p>
        <Link href={localePath(lng, '/admin/payments')}>{t('attention.approvalsLink')}</Link>
      </p>
    </Group>
  );
}

function Equipment({ lng, of: { date, count } }: Props<'short_equipment'>) {
  const { t } = useT('dashboard');
  return (
    <Group title={t('attention.equipment', { count })}>
      <p>
        <Link href={localePath(lng, `/admin/schedule/${date}/packing`)}>{t('attention.packingLink')}</Link>
      </p>
    </Group>
  );
}

function Found({ lng, found }: { lng: Locale; found: AttentionView }) {
  const { t } = useT('dashboard');
  const { orders, unmatched, dead_jobs: dead, approvals, short_equipment: equipment } = found;
  if (orders.total + unmatched.length + dead.length + approvals + equipment.count === 0)
    return (
      <Alert tone="success" title={t('attention.none')}>
        {t('attention.noneHint')}
      </Alert>
    );
  const mails = dead.filter(({ is_mail }) => is_mail);
  const others = dead.filter(({ is_mail }) => !is_mail);
  return (
    <div className={css.groups}>
      {orders.total > 0 && <Orders lng={lng} of={orders} />}
      {unmatched.length > 0 && <Unmatched lng={lng} of={unmatched} />}
      {equipment.count > 0 && <Equipment lng={lng} of={equipment} />}
      {approvals > 0 && <Approvals lng={lng} of={approvals} />}
      {mails.length > 0 && (
        <Group title={t('attention.mails', { count: mails.length })}>
          <DeadJobs lng={lng} jobs={mails} />
        </Group>
      )}
      {others.length > 0 && (
        <Group title={t('attention.jobs', { count: others.length })}>
          <DeadJobs lng={lng} jobs={others} />
        </Group>
      )}
    </div>
  );
}

export function AttentionPanel({ lng }: { lng: Locale }) {
  const { t } = useT('dashboard');
  const { t: common } = useT('common');
  const found = trpc.admin.dashboard.attention.useQuery(undefined, keepFresh);
  return (
    <Section id="attention" title={t('attention.title')}>
      {found.data ? (
        <Found lng={lng} found={found.data} />
      ) : found.isError ? (
        <ErrorState
          title={t('attention.failed')}
          retryLabel={common('error.retry')}
          retry={() => void found.refetch()}
          busy={found.isFetching}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Section>
  );
}
