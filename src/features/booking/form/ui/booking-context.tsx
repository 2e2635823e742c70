'use client';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { DiverView } from '@/features/booking/divers/schema';
import type { NewItem } from '@/features/booking/domain/draft-items';
import type { Step } from '@/features/booking/domain/form-steps';
import type { Others } from '@/features/booking/domain/together';
import type { ProductPrices } from '@/features/catalogue/prices/schema';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';
import type { genders } from '@/shared/schema/genders';
import type { DraftForm } from './draft-provider';

/** The percentage refunded from this many hours before the start. */
export type RefundBands = readonly { hours: number; percent: number }[];

/** A message above the step, for example why the customer was sent back to it. */
export type Notice = { tone: 'error' | 'warning' | 'info'; title: string; text?: string; actions?: ReactNode };

export type Choosing = 'another' | 'instead';

/** The customer the booking is for. */
export type Guest = {
  uuid: string;
  first_name: string;
  last_name: string;
  email: string;
  gender: (typeof genders)[number] | null;
};

export type Booking = {
  lng: Locale;
  person: Guest;
  /** Staff fill in the form for a customer on the phone. */
  byStaff: boolean;
  refundBands: RefundBands;
  /** The people of the account's latest order, in their order. */
  lastParty: readonly DiverView[];
  /** The time in minutes that an order holds its seats unpaid, as of when the page was opened. */
  holdMinutes: number;
  form: DraftForm;
  /** Null until a product is selected and loaded. */
  product: ProductDetail | null;
  prices: ProductPrices | null;
  /** The combined product for the people's forms, which apply to all items. */
  forPeople: ProductDetail | null;
  /** The products of the other items, with their prices. */
  others: Others;
  otherPrices: readonly ProductPrices[];
  /** Set while the list of products is shown, to add an item or to replace the open item. */
  choosing: Choosing | null;
  setChoosing: (choosing: Choosing | null) => void;
  /** An item chosen in another step; the first step adds it. */
  pendingItem: RefObject<NewItem | null>;
  step: Step;
  go: (step: Step) => void;
  /** True if the step was reached from another step, not by opening the page. */
  hasMoved: boolean;
  notice: Notice | null;
  setNotice: (notice: Notice | null) => void;
  /** True while the order is being placed. */
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  /** Discards the draft, which has become an order, and goes to another page. */
  leaveFor: (path: string) => void;
};

const Context = createContext<Booking | null>(null);
export const BookingProvider = Context.Provider;

export function useBooking(): Booking {
  const booking = useContext(Context);
  if (!booking) throw new Error('This is a part of the booking form');
  return booking;
}

/** The booking context in the steps after the first, which always have a product. */
export function useChosen(): Booking & { product: ProductDetail; forPeople: ProductDetail } {
  const booking = useBooking();
  if (!booking.product) throw new Error('No product is chosen');
  return { ...booking, product: booking.product, forPeople: booking.forPeople ?? booking.product };
}
