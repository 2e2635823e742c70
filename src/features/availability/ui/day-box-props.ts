import type { Locale } from '@/shared/locale/locales';

export type DayBoxTexts = {
  date: string;
  choose: string;
  packages: string;
  less: string;
  more: string;
  /** 'You can order up to …' */
  most: string;
  previous: string;
  next: string;
  legend: string;
  /** What there is to see in some months only. */
  season: string | null;
  failed: string;
  retry: string;
  loading: string;
  /** `{count}` is replaced by the number of seats left. */
  left: string;
  tooFew: string;
  soldOut: string;
  closed: string;
  cutOff: string;
  time: string;
  timeClosed: string;
  timeDone: string;
};

export type DayBoxProps = {
  lng: Locale;
  slug: string;
  diversPerPackage: number;
  /** People are chosen, not packages: each is a package, or half of one. */
  isPerPerson?: boolean;
  maxQuantity: number;
  texts: DayBoxTexts;
};
