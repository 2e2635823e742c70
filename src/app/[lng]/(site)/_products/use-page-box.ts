'use client';
import { useState } from 'react';
import { bookingPath, readPrefill, withPrefill } from '@/features/availability/domain/prefill';
import { daysToOffer, refusalOf } from '@/features/booking/box/domain/box-days';
import type { BoxProduct } from '@/features/booking/box/domain/box-price';
import type { BoxChoice, BoxDays, BoxProps, OtherProduct } from '@/features/booking/box/ui/box-props';
import type { BoxTexts } from '@/features/booking/box/ui/box-texts';
import { partySize } from '@/features/booking/domain/people';
import { usePrice } from '@/features/catalogue/storefront/ui/use-price';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';
import type { Day } from '@/shared/time/days';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { usePageDays } from './use-page-days';

export type PageBoxProps = {
  lng: Locale;
  product: BoxProduct;
  texts: BoxTexts;
  season: string | null;
  others: readonly OtherProduct[];
  whatsApp: string;
};

export type PageBox = {
  box: BoxProps;
  /** Target of the button. */
  next: string;
  /** The chosen day, if it can be booked, with its free seats. */
  day: { date: Day; seatsLeft: number } | null;
};

const packagesIn = (quantity: string) => readPrefill(`?quantity=${quantity}`).packages;

/**
 * Stores the choice in the URL, so that a link can carry it and the page is the same for everybody. Without a choice
 * there, the first option and the next free day count as chosen.
 */
function useChoice(product: BoxProduct, days: BoxDays): [BoxChoice, (change: Partial<BoxChoice>) => void] {
  const { date, time, packages, variant } = readPrefill(useAddressSearch());
  // Typed text that is not a number cannot be stored in the URL.
  const [typed, setTyped] = useState<string | null>(null);
  const { variants, max_quantity } = product;
  const isOffered = variants.some(({ uuid }) => uuid === variant);
  const quantity = typed ?? String(Math.min(packages, max_quantity));
  const [nextFree] = date ? [] : daysToOffer(days.list ?? [], { divers: partySize(quantity, product) }, null, 1);
  const choice = {
    variant: (isOffered && variant) || (variants[0]?.uuid ?? ''),
    activity_date: date ?? nextFree?.date ?? '',
    activity_time: time ?? '',
    quantity,
  };
  const change = ({ variant, activity_date, activity_time, quantity }: Partial<BoxChoice>) => {
    const isNumber = quantity === undefined || String(packagesIn(quantity)) === quantity;
    setTyped(isNumber ? null : quantity);
    const chosen = {
      ...(variant !== undefined && { variant }),
      ...(activity_date !== undefined && { date: activity_date }),
      ...(activity_time !== undefined && { time: activity_time }),
      ...(quantity !== undefined && isNumber && { quantity }),
    };
    changeAddressSearch(withPrefill(location.search, chosen));
  };
  return [choice, change];
}

/** State of a page's box. */
export function usePageBox(props: PageBoxProps): PageBox {
  const { lng, product } = props;
  const days = usePageDays(lng, product.slug);
  const [choice, onChange] = useChoice(product, days);
  const [prices, askPrices] = usePrice(lng, product.slug);
  const { activity_date: date, activity_time: time, variant, quantity } = choice;
  const divers = partySize(quantity, product);
  // A day that cannot be booked is omitted from links.
  const isBookable = date !== '' && !refusalOf(date, days, { divers });
  const next = bookingPath(product.slug, {
    date: isBookable ? date : null,
    packages: packagesIn(quantity),
    ...(time && { time }),
    ...(variant && { variant }),
  });
  const signIn = localePath(lng, withCallback('/sign-in', next));
  const seatsLeft = isBookable ? days.dayOf(date)?.places_left : undefined;
  return {
    box: { ...props, choice, onChange, days, prices, askPrices, signIn },
    next: localePath(lng, next),
    day: seatsLeft === undefined ? null : { date, seatsLeft },
  };
}
