'use client';
import { createContext, useContext } from 'react';
import type { FreeDay } from '@/features/availability/schema';
import type { Day } from '@/shared/time/days';

/** The data of a listing that its cards read. */
export type Listing = {
  /** The free days of a product in the stay, or from today on; null while they are unknown. */
  daysOf: (slug: string) => readonly FreeDay[] | null;
  /** The guest has named the days of the stay. */
  hasStay: boolean;
  compared: readonly string[];
  toggleCompared: (slug: string) => void;
};

const Context = createContext<Listing | null>(null);
export const ListingProvider = Context.Provider;

/** Null on cards outside of a listing. */
export const useListing = (): Listing | null => useContext(Context);

/** The address of a product's page with the day chosen; the page as it is without one. */
export const onDay = (href: string, day: Day | null): string => (day ? `${href}?date=${day}` : href);
