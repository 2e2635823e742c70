import Link from 'next/link';
import type { BulkCard } from '@/features/order-desk/bulk/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { EmptyState } from '@/ui/feedback/empty-state';
import { EntryFacts, EntryList } from '@/ui/show/entry-list';
import { bulkActPath } from './paths';

const sumOf = ({ waiting, done, refused, skipped }: BulkCard['counts']) => waiting + done + refused + skipped;

/** The latest actions on many orders. */
export async function BulkActList({ lng, acts }: { lng: Locale; acts: BulkCard[] }) {
  const { t } = await getT(lng, 'orders-admin');
  if (acts.length === 0) return <EmptyState title={t('bulk.none')} hint={t('bulk.noneHint')} />;
  return (
    <EntryList>
      {acts.map(({ uuid, kind, counts, started_at, started_by }) => (
        <li key={uuid}>
          <Link href={bulkActPath(lng, uuid)} prefetch={false}>
            {t(`bulk.title.${kind}`, { count: sumOf(counts) })}
          </Link>
          <EntryFacts>
            {[formatMoment(new Date(started_at), lng), started_by, t('bulk.counts', counts)]
              .filter(Boolean)
              .join(' · ')}
          </EntryFacts>
        </li>
      ))}
    </EntryList>
  );
}
