'use client';
import Link from 'next/link';
import { useState } from 'react';
import type { BulkRow, BulkView } from '@/features/order-desk/bulk/schema';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './bulk.module.css';
import { Chat } from './chat';
import { HeldUntil } from './held-until';
import { bulkPrintPath } from './paths';
import { stateTones } from './state-tones';

const POLL_MS = 1500;

/** True while a job works on the action; staff open WhatsApp chats themselves. */
const isRunning = ({ kind, finished_at }: BulkView) => kind !== 'whatsapp' && finished_at === null;

function Row({ act, row }: { act: BulkView; row: BulkRow }) {
  const { t, lng } = useT('orders-admin');
  return (
    <li>
      <span className={css.head}>
        <strong>{row.name}</strong>
        <Link href={staffOrderPath(lng, row.uuid)} prefetch={false}>
          {row.booking_id}
        </Link>
        <StatusBadge tone={stateTones[row.state]}>{t(`bulk.state.${row.state}`)}</StatusBadge>
      </span>
      {row.refund !== null && <span>{t('bulk.refundAmount', { amount: formatRupiah(row.refund, lng) })}</span>}
      <HeldUntil order={row} />
      {row.message && <span>{row.message}</span>}
      {row.chat && <Chat act={act} row={row} chat={row.chat} />}
    </li>
  );
}

/** The progress of an action and the outcome for each order; staff can leave the page and return. */
export function BulkActPage({ first }: { first: BulkView }) {
  const { t, lng } = useT('orders-admin');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { data: act = first } = trpc.admin.order_bulk.get.useQuery(
    { uuid: first.uuid },
    { initialData: first, refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false) },
  );
  const { counts, rows } = act;
  const settled = rows.length - counts.waiting;
  const shown = onlyOpen ? rows.filter(({ state }) => state !== 'done') : rows;
  const moment = formatMoment(new Date(act.started_at), lng);
  return (
    <>
      <p>
        {act.started_by ? t('bulk.startedBy', { name: act.started_by, moment }) : moment}
        {act.date && ` · ${t('bulk.targetDay', { day: formatDay(act.date, lng, 'full') })}`}
        {act.how && ` · ${t(`refundWay.${act.how}`)}`}
        {act.reason && ` · ${act.reason}`}
      </p>
      <progress className={css.meter} value={settled} max={rows.length} aria-label={t('bulk.progress')} />
      <div role="status" className={css.totals}>
        <strong>{t('bulk.settled', { done: settled, count: rows.length })}</strong>
        <span>{t('bulk.counts', counts)}</span>
      </div>
      <div className={css.row}>
        <Button size="s" aria-pressed={onlyOpen} onClick={() => setOnlyOpen(!onlyOpen)}>
          {t('bulk.onlyOpen', { count: rows.length - counts.done })}
        </Button>
        <ButtonLink size="s" prefetch={false} href={bulkPrintPath(lng, act.uuid)}>
          {t('bulk.action.print')}
        </ButtonLink>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('bulk.allDone')} />
      ) : (
        <ul className={css.rows} aria-label={t('orders')}>
          {shown.map((row) => (
            <Row key={row.uuid} act={act} row={row} />
          ))}
        </ul>
      )}
    </>
  );
}
