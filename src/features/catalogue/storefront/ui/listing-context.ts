'use client';
import { createContext, useContext } from 'react';
import type { FreeDay } from '@/features/availability/schema';
import type { Day } from '@/shared/time/days';

export type Listing = {
  /** Free days of a product in the stay, or from today on; null while unknown. */
  daysOf: (slug: string) => readonly FreeDay[] | null;
  /** The shop's day. */
  today: Day;
  compared: readonly string[];
  toggleCompared: (slug: string) => void;
};

const Context = createContext<Listing | null>(null);
export const ListingProvider = Context.Provider;

/** Null for cards outside a listing. */
export const useListing = (): Listing | null => useContext(Context);

/** URL of a product's page with the day selected; unchanged without a day. */
export const onDay = (href: string, day: Day | null): string => (day ? `${href}?date=${day}` : href);
