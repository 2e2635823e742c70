'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { isSignedInHinted } from '@/shared/site/signed-in-hint';
import { SignInLink } from '@/ui/action/sign-in-link';

/** Prompts visitors to sign in above a listing; hidden for signed-in customers. */
export function PricePrompt(props: { lng: Locale; back: string; text: string }) {
  const [needed, setNeeded] = useState(true);
  useEffect(() => setNeeded(!isSignedInHinted(document.cookie)), []);
  if (!needed) return null;
  return (
    <SignInLink lng={props.lng} back={props.back}>
      {props.text}
    </SignInLink>
  );
}
