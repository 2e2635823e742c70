'use client';
import { useState } from 'react';
import { bookingPath, readPrefill, withPrefill } from '@/features/availability/domain/prefill';
import { refusalOf } from '@/features/booking/box/domain/box-days';
import type { BoxProduct } from '@/features/booking/box/domain/box-price';
import type { BoxChoice, BoxProps, OtherProduct } from '@/features/booking/box/ui/box-props';
import type { BoxTexts } from '@/features/booking/box/ui/box-texts';
import { partySize } from '@/features/booking/domain/people';
import { usePrice } from '@/features/catalogue/storefront/ui/use-price';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';
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

const packagesIn = (quantity: string) => readPrefill(`?quantity=${quantity}`).packages;

/** Stores the choice in the URL, so that a link can carry it and the page is the same for everybody. */
function useChoice(product: BoxProduct): [BoxChoice, (change: Partial<BoxChoice>) => void] {
  const { date, time, packages, variant } = readPrefill(useAddressSearch());
  // Typed text that is not a number cannot be stored in the URL.
  const [typed, setTyped] = useState<string | null>(null);
  const isOffered = product.variants.some(({ uuid }) => uuid === variant);
  const choice = {
    variant: (isOffered && variant) || '',
    activity_date: date ?? '',
    activity_time: time ?? '',
    quantity: typed ?? String(Math.min(packages, product.max_quantity)),
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

/** State of a page's box, and the target of its button. */
export function usePageBox(props: PageBoxProps, isUsed: boolean): { box: BoxProps; next: string } {
  const { lng, product } = props;
  const [choice, onChange] = useChoice(product);
  const days = usePageDays(lng, product.slug, isUsed);
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
  return { box: { ...props, choice, onChange, days, prices, askPrices, signIn }, next: localePath(lng, next) };
}
