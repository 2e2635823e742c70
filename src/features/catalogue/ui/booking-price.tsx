'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { bookingPath, readPrefill } from '@/features/availability/domain/prefill';
import { feeOf, percentOf } from '@/features/booking/domain/percent-of';
import type { RuleTexts } from '@/features/catalogue/domain/price-rule-lines';
import { type Locale, localePath } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { withCallback } from '@/shared/site/callback-path';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { useAddressSearch } from '@/ui/address-search';
import css from './booking-price.module.css';
import { PriceRuleLines } from './price-rule-lines';
import { lowestPrice } from './prices';
import { usePrice } from './use-price';

export type BookingTexts = {
  prompt: string;
  signIn: string;
  signUp: string;
  afterSignIn: string;
  /** How many people a package is for. */
  perPackage: number;
  /** The number of divers in words, starting at one. */
  packages: string[];
  /** What one person pays, where guests book for any number of people. */
  onePays?: string;
  /** What changes the price. */
  rules: RuleTexts;
  /** `{price}` is replaced by the amount. */
  from: string;
  deposit: string;
  book: string;
  failed: string;
  retry: string;
};

type Props = {
  lng: Locale;
  slug: string;
  /** The page to return to after signing in. */
  back: string;
  variants: { uuid: string; name: string }[];
  texts: BookingTexts;
  /** The choice of day and packages. */
  children?: ReactNode;
};

/** Links to the booking form with the current prefill; a visitor has to sign in first. */
function Next({ lng, slug, texts, wide }: Pick<Props, 'lng' | 'slug' | 'texts'> & { wide?: boolean }) {
  const search = useAddressSearch();
  return (
    <ButtonLink look="next" wide={wide} prefetch={false} href={localePath(lng, bookingPath(slug, readPrefill(search)))}>
      {texts.book}
    </ButtonLink>
  );
}

/** The lowest price of the chosen packages in words, with their number of divers. */
function useLowest({ lng, slug, texts }: Pick<Props, 'lng' | 'slug' | 'texts'>) {
  const [price, askAgain] = usePrice(lng, slug);
  const wished = readPrefill(useAddressSearch()).packages;
  const sold = texts.onePays ? wished : Math.ceil(wished);
  const people = Math.min(Math.ceil(sold * texts.perPackage), texts.packages.length);
  const packages = people / texts.perPackage;
  const prices = price.state === 'loaded' ? price.prices : null;
  const each = prices && lowestPrice(prices);
  const from = (amount: number) => texts.from.replace('{price}', inRupiah(amount, lng));
  return {
    state: price.state,
    askAgain,
    packages,
    prices,
    divers: texts.packages[people - 1],
    amount: each === null ? null : from(feeOf(each, packages)),
    onePays:
      each === null || people === 1 ? null : texts.onePays?.replace('{price}', from(feeOf(each, 1 / texts.perPackage))),
    deposit:
      prices === null || each === null
        ? null
        : texts.deposit.replace('{price}', from(percentOf(feeOf(each, packages), prices.deposit_percent))),
  };
}

function Prices({ lng, slug, back, variants, texts }: Omit<Props, 'children'>) {
  const { state, askAgain, prices, packages, divers, amount, onePays, deposit } = useLowest({ lng, slug, texts });
  const search = useAddressSearch();
  if (state === 'unknown') {
    return (
      <div className={css.visitor}>
        <p>{texts.prompt}</p>
        <p>
          <Link href={localePath(lng, withCallback('/sign-in', back + search))} prefetch={false}>
            {texts.signIn}
          </Link>
        </p>
        <p>
          <Link href={localePath(lng, withCallback('/sign-up', back + search))} prefetch={false}>
            {texts.signUp}
          </Link>
        </p>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div role="alert" className={css.visitor}>
        <p>{texts.failed}</p>
        <Button onClick={askAgain}>{texts.retry}</Button>
      </div>
    );
  }
  const priceOf = (uuid: string) => prices?.variants.find((variant) => variant.uuid === uuid)?.price;
  return (
    <div aria-busy={prices === null}>
      <p className={css.price}>
        <strong>{amount}</strong> {divers}
        {onePays && <span>{onePays}</span>}
        <span>{deposit}</span>
      </p>
      {variants.length > 0 && (
        <dl className={css.variants}>
          {variants.map(({ uuid, name }) => {
            const price = priceOf(uuid);
            return (
              <div key={uuid}>
                <dt>{name}</dt>
                <dd>{price !== undefined && inRupiah(feeOf(price, packages), lng)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {prices && <PriceRuleLines lng={lng} rules={prices.rules} texts={texts.rules} />}
    </div>
  );
}

/** The box next to the page: every price of the product or the sign-in prompt, the day, and the booking button. */
export function BookingPrice({ children, ...props }: Props) {
  return (
    <>
      <Prices {...props} />
      {children}
      <div className={css.wideOnly}>
        <Next {...props} wide />
      </div>
    </>
  );
}

/** The bar at the foot of a phone's screen: the lowest price and the booking button. */
export function BookingBar(props: Pick<Props, 'lng' | 'slug' | 'texts'>) {
  const { texts } = props;
  const { state, amount, divers } = useLowest(props);
  return (
    <>
      <p className={css.barPrice}>
        {state === 'unknown' ? (
          texts.afterSignIn
        ) : (
          <>
            <strong>{amount}</strong>
            <br />
            {divers}
          </>
        )}
      </p>
      <Next {...props} />
    </>
  );
}
