'use client';
import Link from 'next/link';
import { type Locale, localePath } from '../../../shared/locales';
import { inRupiah } from '../../../shared/money';
import { Button } from '../../../ui/action/button';
import { ButtonLink } from '../../../ui/action/button-link';
import css from './booking-price.module.css';
import { lowestPrice } from './prices';
import { usePrice } from './use-price';

export type BookingTexts = {
  prompt: string;
  signIn: string;
  signUp: string;
  /** How many divers a package is for. */
  packages: string;
  choose: string;
  failed: string;
  retry: string;
  /** With `{price}` where the amount goes. */
  from: string;
};

type Props = {
  lng: Locale;
  slug: string;
  /** The page to come back to after signing in. */
  back: string;
  variants: { uuid: string; name: string }[];
  texts: BookingTexts;
};

const signInPath = (back: string) => `/sign-in?callbackUrl=${encodeURIComponent(back)}`;
const bookingPath = (slug: string) => `/booking-form?product=${encodeURIComponent(slug)}`;

/** The way on: to the form for those who are signed in, to the door for everybody else. */
function Next(props: Pick<Props, 'lng' | 'slug' | 'back' | 'texts'> & { signedIn: boolean; wide?: boolean }) {
  const { lng, slug, back, texts, signedIn, wide } = props;
  return (
    <ButtonLink
      look="next"
      wide={wide}
      prefetch={false}
      href={localePath(lng, signedIn ? bookingPath(slug) : signInPath(back))}
    >
      {signedIn ? texts.choose : texts.signIn}
    </ButtonLink>
  );
}

/** In the box beside the page: every price of the product, or how to come to know them. */
export function BookingPrice(props: Props) {
  const { lng, slug, variants, texts } = props;
  const [price, askAgain] = usePrice(lng, slug);
  if (price.state === 'unknown') {
    return (
      <>
        <p>{texts.prompt}</p>
        <div className={css.wideOnly}>
          <Next {...props} signedIn={false} wide />
        </div>
        <p className={css.signUp}>
          <Link href={localePath(lng, '/sign-up')} prefetch={false}>
            {texts.signUp}
          </Link>
        </p>
      </>
    );
  }
  if (price.state === 'failed') {
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={askAgain}>{texts.retry}</Button>
      </div>
    );
  }
  const told = price.state === 'told' ? price.prices : null;
  const amountOf = (uuid: string) => told?.variants.find((variant) => variant.uuid === uuid)?.price;
  const lowest = told ? lowestPrice(told) : null;
  return (
    <div aria-busy={told === null}>
      <p className={css.price}>
        <strong>{lowest !== null && texts.from.replace('{price}', inRupiah(lowest, lng))}</strong> {texts.packages}
      </p>
      {variants.length > 0 && (
        <dl className={css.variants}>
          {variants.map(({ uuid, name }) => {
            const amount = amountOf(uuid);
            return (
              <div key={uuid}>
                <dt>{name}</dt>
                <dd>{amount !== undefined && inRupiah(amount, lng)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <div className={css.wideOnly}>
        <Next {...props} signedIn wide />
      </div>
    </div>
  );
}

/** At the foot of a phone's screen: the least it costs, and the way on. */
export function BookingBar(props: Omit<Props, 'variants'>) {
  const { lng, slug, texts } = props;
  const [price] = usePrice(lng, slug);
  const lowest = price.state === 'told' ? lowestPrice(price.prices) : null;
  return (
    <>
      {price.state !== 'unknown' && (
        <p className={css.barPrice}>
          <strong>{lowest !== null && texts.from.replace('{price}', inRupiah(lowest, lng))}</strong>
          <br />
          {texts.packages}
        </p>
      )}
      <Next {...props} signedIn={price.state !== 'unknown'} />
    </>
  );
}
