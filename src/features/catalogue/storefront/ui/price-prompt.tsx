'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import { isSignedInHinted } from '@/shared/site/signed-in-hint';
import { SignInLink } from '@/ui/action/sign-in-link';
import css from './price-prompt.module.css';

/** Prompts visitors to sign in above a listing; hidden for signed-in customers. */
export function PricePrompt(props: { lng: Locale; back: string; text: string; signIn: string }) {
  const [needed, setNeeded] = useState(true);
  useEffect(() => setNeeded(!isSignedInHinted(document.cookie)), []);
  if (!needed) return null;
  const { lng, back, text, signIn } = props;
  return (
    <p className={css.prompt}>
      {withGap(text)}
      <SignInLink lng={lng} back={back}>
        {signIn}
      </SignInLink>
    </p>
  );
}
