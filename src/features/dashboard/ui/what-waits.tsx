'use client';
import Link from 'next/link';
import type { WaitingCounts } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatRoundedRupiah } from '@/shared/schema/money';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useCan, useMayOpen } from '@/ui/access/rights';
import { keepFresh } from './keep-fresh';
import css from './what-waits.module.css';

const tiles = [
  { of: 'to_confirm', path: '/admin/orders?status=paid' },
  { of: 'messages', path: '/admin/contacts' },
  { of: 'papers', path: '/admin/crew?papers_due=true&active=true&sort=papers' },
] as const satisfies { of: keyof WaitingCounts; path: string }[];

/** Counts what waits for an answer, in figures large enough to read across the room. */
export function WhatWaits({ lng, today }: { lng: Locale; today: Day }) {
  const { t } = useT('dashboard');
  const mayOpen = useMayOpen();
  const { data } = trpc.admin.dashboard.waiting.useQuery(undefined, keepFresh);
  const toCollect = trpc.admin.dashboard.to_collect.useQuery(undefined, { ...keepFresh, enabled: useCan()('orders') });
  const due = toCollect.data;
  return (
    <div className={css.tiles} aria-busy={!data}>
      {tiles
        .filter(({ path }) => mayOpen(path))
        .map(({ of, path }) => (
          <Link key={of} href={localePath(lng, path)} prefetch={false}>
            <strong>{data ? numberFormat(lng, {}).format(data[of]) : '–'}</strong>
            <span>{t(`waits.${of}`, { count: data?.[of] ?? 0 })}</span>
          </Link>
        ))}
      {due && due.amount > 0 && (
        <Link href={`${localePath(lng, '/admin/schedule/day')}?date=${today}`} prefetch={false}>
          <strong>{formatRoundedRupiah(due.amount, lng)}</strong>
          <span>{t('waits.toCollect', { count: due.orders })}</span>
        </Link>
      )}
    </div>
  );
}
