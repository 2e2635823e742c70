'use client';
import Link from 'next/link';
import type { WaitingCounts } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { useMayOpen } from '@/ui/access/rights';
import { keepFresh } from './keep-fresh';
import css from './what-waits.module.css';

const tiles = [
  { of: 'to_confirm', path: '/admin/orders?status=paid' },
  { of: 'messages', path: '/admin/contacts' },
  { of: 'papers', path: '/admin/crew?papers_due=true&active=true&sort=papers' },
] as const satisfies { of: keyof WaitingCounts; path: string }[];

/** Counts what waits for an answer, in figures large enough to read across the room. */
export function WhatWaits({ lng }: { lng: Locale }) {
  const { t } = useT('dashboard');
  const mayOpen = useMayOpen();
  const { data } = trpc.admin.dashboard.waiting.useQuery(undefined, keepFresh);
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
    </div>
  );
}
