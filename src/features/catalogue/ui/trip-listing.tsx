'use client';
import { Fragment, type ReactNode } from 'react';
import { Button } from '@/ui/action/button';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { CardGrid } from '@/ui/show/picture-card';
import {
  type Filterable,
  type FilterName,
  isWished,
  type Offered,
  readFilters,
  withFilter,
  withoutFilters,
} from './trip-filter';
import css from './trip-listing.module.css';

type Shown = { slug: string; facts: Filterable; card: ReactNode };
type Choice = { filter: FilterName; label: string; any: string; options: { value: string; label: string }[] };

type Props = {
  label: string;
  trips: Shown[];
  choices: Choice[];
  offered: Offered;
  /** The number of trips in words, from none to all. */
  counts: string[];
  reset: string;
  /** Displayed when no trip matches. */
  none: ReactNode;
};

/** All trips with filters; without scripts, all of them are displayed. */
export function TripListing({ label, trips, choices, offered, counts, reset, none }: Props) {
  const search = useAddressSearch();
  const wished = readFilters(search, offered);
  const shown = trips.filter(({ facts }) => isWished(facts, wished));
  const isFiltered = Object.keys(wished).length > 0;
  return (
    <>
      <search className={css.filter} aria-label={label}>
        {choices.map(({ filter, label: name, any, options }) => (
          <label key={filter} className={css.choice}>
            <span>{name}</span>
            <select
              value={wished[filter] ?? ''}
              onChange={(event) => changeAddressSearch(withFilter(location.search, filter, event.target.value))}
            >
              <option value="">{any}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={css.count} role="status">
          {counts[shown.length]}
        </p>
        {isFiltered && (
          <Button look="quiet" size="s" onClick={() => changeAddressSearch(withoutFilters(location.search))}>
            {reset}
          </Button>
        )}
      </search>
      {shown.length > 0 ? (
        <CardGrid>
          {shown.map(({ slug, card }) => (
            <Fragment key={slug}>{card}</Fragment>
          ))}
        </CardGrid>
      ) : (
        none
      )}
    </>
  );
}
