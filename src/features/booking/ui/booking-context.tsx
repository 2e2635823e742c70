'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ProfileView } from '@/features/accounts/schema';
import type { Draft } from '@/features/booking/domain/draft';
import type { Step } from '@/features/booking/domain/form-steps';
import type { ProductDetail, ProductPrices } from '@/features/catalogue/schema';
import type { Locale } from '@/shared/locale/locales';
import { type DraftStore, type FieldPath, textAt } from './draft-store';
import type { Checks } from './use-check';

/** From how many hours before the start which part of what was paid comes back. */
export type RefundBands = readonly { hours: number; percent: number }[];

/** Something to know above the step, such as why one is back at it. */
export type Notice = { tone: 'error' | 'warning' | 'info'; title: string; text?: string; actions?: ReactNode };

/** Whose booking it is. */
export type Guest = Pick<ProfileView, 'uuid' | 'first_name' | 'last_name' | 'email' | 'gender'>;

export type Booking = {
  lng: Locale;
  person: Guest;
  /** The staff fill the form in for the person, who is on the phone. */
  byStaff: boolean;
  refundBands: RefundBands;
  /** How long an order keeps its places before it is paid, as of when the page was opened. */
  holdMinutes: number;
  store: DraftStore;
  checks: Checks;
  /** Nothing until one is chosen and has come. */
  product: ProductDetail | null;
  prices: ProductPrices | null;
  step: Step;
  go: (step: Step) => void;
  /** The step was come to from another one, not by opening the page. */
  hasMoved: boolean;
  notice: Notice | null;
  setNotice: (notice: Notice | null) => void;
  /** The order is on its way. */
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  /** To another page for good: the draft has become an order. */
  leaveFor: (path: string) => void;
};

const Context = createContext<Booking | null>(null);
export const BookingProvider = Context.Provider;

export function useBooking(): Booking {
  const booking = useContext(Context);
  if (!booking) throw new Error('This is a part of the booking form');
  return booking;
}

/** The same where a product is chosen: in every step after the first. */
export function useChosen(): Booking & { product: ProductDetail } {
  const booking = useBooking();
  if (!booking.product) throw new Error('No product is chosen');
  return { ...booking, product: booking.product };
}

/** A part of a draft; what it selects must be the same value as long as nothing changed in it. */
export function useDraftOf<Part>(store: DraftStore, select: (draft: Draft) => Part): Part {
  const part = () => select(store.draft());
  return useSyncExternalStore(store.subscribe, part, part);
}

export const useDraft = <Part,>(select: (draft: Draft) => Part): Part => useDraftOf(useBooking().store, select);

function useFieldError(field: string): string | undefined {
  const { store } = useBooking();
  const sentence = () => store.fieldErrors()[field];
  return useSyncExternalStore(store.subscribe, sentence, sentence);
}

/** One field of the form: what stands in it, what is wrong with it, and how to write it. */
export function useField(path: FieldPath) {
  const { store, checks } = useBooking();
  return {
    value: useDraft((draft) => textAt(draft, path)),
    error: useFieldError(path),
    write: (text: string) => store.write({ [path]: text }),
    /** When the person has left it; what is still empty is not held against them. */
    look: () => checks.look(path),
  };
}
