'use client';
import Link from 'next/link';
import type { FreeDay } from '@/features/availability/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { onDay, useListing } from './listing-context';
import css from './product-card.module.css';

export type CardDaysTexts = {
  next: string;
  free: string;
  none: string;
  /** `{count}` stands for the number of seats or of further days. */
  left: string;
  more: string;
};
type Props = { lng: Locale; slug: string; path: string; texts: CardDaysTexts };

const SHOWN = 3;

const datedPath = (lng: Locale, path: string, { date }: FreeDay) => onDay(localePath(lng, path), date);

/** Lists the days on which a product has free seats, each with a link to the product on that day. */
export function CardDays({ lng, slug, path, texts }: Props) {
  const listing = useListing();
  if (!listing) return null;
  const days = listing.daysOf(slug);
  if (days?.length === 0) return <p className={css.days}>{texts.none}</p>;
  const shown = days?.slice(0, listing.hasStay ? SHOWN : 1) ?? [];
  const more = listing.hasStay && days ? days.length - shown.length : 0;
  return (
    <p className={css.days} aria-busy={days === null || undefined}>
      <span>{listing.hasStay ? texts.free : texts.next}</span>
      {shown.map((day) => (
        <Link
          key={day.date}
          className={css.day}
          href={datedPath(lng, path, day)}
          prefetch={false}
          aria-label={`${formatNearDay(day.date, lng)}, ${texts.left.replace('{count}', String(day.places_left))}`}
        >
          {formatNearDay(day.date, lng)}
          <span className={css.left}>{day.places_left}</span>
        </Link>
      ))}
      {more > 0 && <span>{texts.more.replace('{count}', String(more))}</span>}
    </p>
  );
}

/** Title of a card, linked to the product on its next free day, or on the first free day of the stay. */
export function CardLink({ lng, slug, path, title }: Omit<Props, 'texts'> & { title: string }) {
  const listing = useListing();
  const [first] = listing?.daysOf(slug) ?? [];
  return <Link href={first ? datedPath(lng, path, first) : localePath(lng, path)}>{title}</Link>;
}
