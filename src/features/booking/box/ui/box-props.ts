import type { ReactNode } from 'react';
import type { DayView } from '@/features/availability/schema';
import type { BoxProduct } from '@/features/booking/box/domain/box-price';
import type { Draft } from '@/features/booking/domain/draft';
import type { PriceState } from '@/features/catalogue/prices/schema';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import type { BoxTexts } from './box-texts';

/**
 * The current choice, as draft fields; empty until something is chosen. `quantity` counts packages: three people on a
 * package for two are `1.5`.
 */
export type BoxChoice = Pick<Draft, 'variant' | 'activity_date' | 'activity_time' | 'quantity'>;

export type BoxDays = {
  /** Days from today on; null until they are loaded. */
  list: readonly DayView[] | null;
  dayOf: (day: Day) => DayView | undefined;
  first: Day;
  last: Day;
  isFailed: boolean;
  retry: () => void;
  /** Loads the remaining days when only the next few were loaded. */
  complete?: (() => void) | undefined;
};

/** A product for any number of people, offered instead of a product booked in pairs. */
export type OtherProduct = { slug: string; title: string; path: string };

export type BoxProps = {
  lng: Locale;
  product: BoxProduct;
  choice: BoxChoice;
  onChange: (change: Partial<BoxChoice>) => void;
  days: BoxDays;
  prices: PriceState;
  askPrices?: (() => void) | undefined;
  texts: BoxTexts;
  errors?: { [field in keyof BoxChoice]?: ReactNode };
  /** Checks the number of people when its field loses focus. */
  onLeave?: (() => void) | undefined;
  /** Staff may choose days after the cut-off. */
  byStaff?: boolean;
  /** The latest day that leaves enough time before the flight of the party. */
  latest?: Day | null | undefined;
  /** A note below the calendar, for example about animals seen only in certain months. */
  season?: string | null;
  /** The sign-in URL, which returns to the current choice. */
  signIn?: string | undefined;
  others?: readonly OtherProduct[] | undefined;
  /** Selects another product in this form; without this callback, the other products are links. */
  onOther?: ((slug: string) => void) | undefined;
  /** Beside a product's page, where the box has few lines; on a phone only its days remain. */
  compact?: boolean;
  /** Opens the dates on a screen too narrow for the calendar; false if it is wide enough. */
  openDates?: () => boolean;
  /** Always shows the calendar. */
  opensDates?: boolean;
  /** The shop's number; empty when nobody answers chats. */
  whatsApp: string;
};
