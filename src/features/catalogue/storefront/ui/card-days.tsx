'use client';
import Link from 'next/link';
import type { FreeDay } from '@/features/availability/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatNearDay, formatTileDay } from '@/shared/time/dates';
import css from './listed-card.module.css';
import { onDay, useListing } from './listing-context';
import { SHOWN_DAYS } from './shown-days';

export type CardDaysTexts = {
  none: string;
  /** `{count}` stands for the number of seats; `seats` is read aloud, `left` is on the tile. */
  left: string;
  seats: string;
};
type Props = { lng: Locale; slug: string; path: string; texts: CardDaysTexts };

const FEW = 2;

const datedPath = (lng: Locale, path: string, { date }: FreeDay) => onDay(localePath(lng, path), date);

/** The next days on which a product has free seats, each with a link to the product on that day. */
export function CardDays({ lng, slug, path, texts }: Props) {
  const listing = useListing();
  if (!listing) return null;
  const days = listing.daysOf(slug);
  if (days?.length === 0) return <p className={css.days}>{texts.none}</p>;
  return (
    <p className={css.days} aria-busy={days === null || undefined}>
      {days?.slice(0, SHOWN_DAYS).map((day) => (
        <Link
          key={day.date}
          className={css.day}
          href={datedPath(lng, path, day)}
          prefetch={false}
          aria-label={`${formatNearDay(day.date, lng)}, ${texts.seats.replace('{count}', String(day.places_left))}`}
        >
          {formatTileDay(day.date, listing.today, lng)}
          <small className={day.places_left <= FEW ? css.few : undefined}>
            {texts.left.replace('{count}', String(day.places_left))}
          </small>
        </Link>
      ))}
    </p>
  );
}

/** Title of a card, linked to the product on its next free day, or on the first free day of the stay. */
export function CardLink({ lng, slug, path, title }: Omit<Props, 'texts'> & { title: string }) {
  const listing = useListing();
  const [first] = listing?.daysOf(slug) ?? [];
  return <Link href={first ? datedPath(lng, path, first) : localePath(lng, path)}>{title}</Link>;
}
