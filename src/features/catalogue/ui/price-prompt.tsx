'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import css from './price-prompt.module.css';
import { isSomebodyThere } from './prices';

/** Above a list: prices are for registered guests, and this is the way in. Gone for those who are. */
export function PricePrompt(props: { lng: Locale; back: string; text: string; signIn: string }) {
  const [needed, setNeeded] = useState(true);
  useEffect(() => setNeeded(!isSomebodyThere()), []);
  if (!needed) return null;
  const { lng, back, text, signIn } = props;
  return (
    <p className={css.prompt}>
      {withGap(text)}
      <Link href={localePath(lng, `/sign-in?callbackUrl=${encodeURIComponent(back)}`)}>{signIn}</Link>
    </p>
  );
}
