'use client';
import type { ReactNode } from 'react';
import type { FreeDaysInput } from '@/features/availability/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { type Day, dayAt } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { CardListing, Listing, ListingCount } from '@/ui/show/card-listing';
import { readCompared, withCompared } from './compared';
import { Comparison, type ComparisonTexts } from './comparison';
import { ListingProvider, onDay } from './listing-context';
import { inOrder, readOrder } from './listing-order';
import { readStay, spanOf } from './stay';
import { type Filterable, matchesFilters, type Offered, readFilters, withoutFilters } from './trip-filter';
import { type Choices, TripFilterForm, type TripFilterTexts } from './trip-filter-form';
import css from './trip-listing.module.css';
import { type FreeDaysAt, useFreeDays } from './use-free-days';

type Shown = {
  slug: string;
  title: string;
  href: string;
  facts: Filterable;
  /** Rank among the most booked. */
  rank: number;
  /** Details shown by a comparison, in the order of its labels. */
  compared: string[];
  card: ReactNode;
};

type Props = {
  lng: Locale;
  trips: Shown[];
  /** Kinds of the trips, used to request their free days. */
  kinds: NonNullable<FreeDaysInput['kind']>;
  choices: Choices;
  offered: Offered;
  texts: TripFilterTexts & { reset: string; failed: string; retry: string };
  comparison: { labels: string[]; texts: ComparisonTexts };
  /** Number of trips in words, from none to all. */
  counts: string[];
  /** `{count}` stands for the number of further trips. */
  more: string;
  /** Shown beside the number of trips. */
  prompt: ReactNode;
  /** Fills the last row. */
  end: ReactNode;
  /** Shown when no trip matches. */
  none: ReactNode;
  /** Content below the cards. */
  after: ReactNode;
  /** The shop's day when the page was rendered. */
  today: Day;
  free: FreeDaysAt;
  /** Query of a page rendered on request. */
  search?: string;
};

/** Lists trips with filters, applied in place and kept in the URL; without scripts, the form leads to its own page. */
export function TripListing(props: Props) {
  const { lng, trips, offered, texts, comparison, counts, none, free } = props;
  const search = useAddressSearch(props.search);
  // A page from memory may have been rendered on an earlier day.
  const isRendering = typeof window === 'undefined';
  const today = isRendering ? props.today : dayAt(new Date());
  const stay = readStay(search, today);
  const { days, isFailed, askAgain } = useFreeDays(lng, props.kinds, spanOf(stay, today), free);
  const daysOf = (slug: string) => days && (days.get(slug) ?? []);
  const nextDay = ({ slug }: { slug: string }) => daysOf(slug)?.[0]?.date ?? null;

  const wished = readFilters(search, offered);
  const isFree = ({ slug }: Shown) => !stay || daysOf(slug)?.length !== 0;
  const matching = trips.filter((trip) => matchesFilters(trip.facts, wished) && isFree(trip));
  const order = readOrder(search);
  const shown = inOrder(matching, order, nextDay);
  const compared = readCompared(
    search,
    trips.map(({ slug }) => slug),
  );
  const columns = compared.flatMap((slug) => {
    const trip = trips.find((one) => one.slug === slug);
    if (!trip) return [];
    const next = nextDay(trip);
    return {
      ...trip,
      href: onDay(trip.href, next),
      facts: trip.compared,
      nextDay: next ? formatNearDay(next, lng) : '–',
    };
  });
  const compare = (slugs: readonly string[]) => changeAddressSearch(withCompared(location.search, slugs));
  const toggleCompared = (slug: string) =>
    compare(compared.includes(slug) ? compared.filter((one) => one !== slug) : [...compared, slug]);

  const isNarrowed = stay !== null || Object.keys(wished).length > 0;

  return (
    <ListingProvider value={{ daysOf, today, compared, toggleCompared }}>
      <TripFilterForm
        lng={lng}
        today={today}
        values={{ ...wished, stay, order }}
        choices={props.choices}
        texts={texts}
        count={counts[shown.length] ?? ''}
      />
      <Listing>
        <ListingCount count={counts[shown.length] ?? ''}>
          {isNarrowed && (
            <a
              href={localePath(lng, '/trips')}
              onClick={(event) => {
                event.preventDefault();
                changeAddressSearch(withoutFilters(location.search));
              }}
            >
              {texts.reset}
            </a>
          )}
          {props.prompt}
        </ListingCount>
        {isFailed && (
          <div role="alert" className={css.failed}>
            <p>{texts.failed}</p>
            <Button onClick={askAgain}>{texts.retry}</Button>
          </div>
        )}
        <Comparison columns={columns} {...comparison} onClear={() => compare([])} />
        {shown.length > 0 ? (
          <CardListing items={shown.map(({ slug, card }) => ({ key: slug, card }))} more={props.more} end={props.end} />
        ) : (
          none
        )}
        {props.after}
      </Listing>
    </ListingProvider>
  );
}
