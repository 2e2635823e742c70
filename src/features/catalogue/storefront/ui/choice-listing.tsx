'use client';
import { type ReactNode, useEffect } from 'react';
import type { FreeDaysInput } from '@/features/availability/schema';
import type { Locale } from '@/shared/locale/locales';
import { type Day, dayAt } from '@/shared/time/days';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { CardListing, Listing, ListingCount } from '@/ui/show/card-listing';
import { ChipLink, ChipRow } from '@/ui/show/chip-row';
import { ListingProvider } from './listing-context';
import { spanOf } from './stay';
import { type FreeDaysAt, useFreeDays } from './use-free-days';

type Choice = {
  value: string;
  label: string;
  /** Address on the page that the chip leads to without scripts. */
  href: string;
  /** A sentence shown while it is chosen. */
  note?: string;
};

export type ChoiceListingProps = {
  /** Parameter of the URL. */
  name: string;
  label: string;
  all: string;
  choices: Choice[];
  items: { key: string; choices: readonly string[]; card: ReactNode }[];
  /** Number of items in words, from none to all. */
  counts: string[];
  /** `{count}` stands for the number of further items. */
  more: string;
  /** Shown beside the number of items. */
  prompt?: ReactNode;
  /** Pinned at the end of the chips. */
  pinned?: ReactNode;
  /** Fills the last row. */
  end: ReactNode;
  /** Content below the cards. */
  after?: ReactNode;
};

/** Lists all items with chips that narrow the list in place and keep the choice in the URL. */
export function ChoiceListing(props: ChoiceListingProps) {
  const { name, items, counts } = props;
  const wished = new URLSearchParams(useAddressSearch()).get(name);
  const chosen = props.choices.find(({ value }) => value === wished);
  const shown = items.filter((item) => !chosen || item.choices.includes(chosen.value));
  const isNarrowed = chosen !== undefined;
  useEffect(() => {
    // Narrowing the list moves the card that the address names.
    if (isNarrowed && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isNarrowed]);
  const chips = [{ value: '', label: props.all, href: '?' }, ...props.choices];
  return (
    <>
      <ChipRow label={props.label} end={props.pinned}>
        {chips.map(({ value, label, href }) => (
          <ChipLink
            key={value}
            href={href}
            aria-current={value === (chosen?.value ?? '') || undefined}
            onClick={(event) => {
              event.preventDefault();
              changeAddressSearch(value ? `?${new URLSearchParams({ [name]: value })}` : '');
            }}
          >
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      <Listing>
        <ListingCount count={counts[shown.length] ?? ''} note={chosen?.note}>
          {props.prompt}
        </ListingCount>
        <CardListing items={shown} more={props.more} end={props.end} />
        {props.after}
      </Listing>
    </>
  );
}

type Dated = {
  lng: Locale;
  kinds: NonNullable<FreeDaysInput['kind']>;
  /** The shop's day when the page was rendered. */
  today: Day;
  free: FreeDaysAt;
};

/** Adds the free days of its products to the cards of a listing. */
export function DatedChoiceListing({ lng, kinds, today: rendered, free, ...listing }: ChoiceListingProps & Dated) {
  // A page from memory may have been rendered on an earlier day.
  const today = typeof window === 'undefined' ? rendered : dayAt(new Date());
  const { days } = useFreeDays(lng, kinds, spanOf(null, today), free);
  const daysOf = (slug: string) => days && (days.get(slug) ?? []);
  return (
    <ListingProvider value={{ daysOf, today, compared: [], toggleCompared: () => {} }}>
      <ChoiceListing {...listing} />
    </ListingProvider>
  );
}
