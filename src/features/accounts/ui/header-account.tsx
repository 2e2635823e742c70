'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { audienceOf, homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import type { ProfileView } from '@/features/accounts/schema';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { isSignedInHinted } from '@/shared/site/signed-in-hint';
import { query } from '@/trpc/light';
import { SignInLink } from '@/ui/action/sign-in-link';

const isInactiveUrl = () => /\/inactive$/.test(location.pathname);

/** Redirecting from the pages that report a deactivation would loop, because they have this header too. */
const isOnInactivePage = () =>
  [inactiveOf('users'), inactiveOf('admins')].includes(splitLocale(location.pathname).path);

type Props = { lng: Locale; signIn: string; account: string };

/** Prerendered for a visitor, then replaced by the account link for anyone signed in. */
export function HeaderAccount({ lng, signIn, account }: Props) {
  const [person, setPerson] = useState<ProfileView | null>(null);
  useEffect(() => {
    if (!isSignedInHinted(document.cookie) || isOnInactivePage()) return;
    query(lng, 'auth.me')
      .then(({ output, refusal }) => {
        if (output) setPerson(output);
        // A deactivated person sees only the notice; the guard picks one of its two pages.
        else if (refusal?.data.code === 'deactivated' && !isInactiveUrl()) {
          location.replace(localePath(lng, inactiveOf('users')));
        }
      })
      .catch(() => {
        // Offline, the page stays as for visitors.
      });
  }, [lng]);

  if (!person) return <SignInLink lng={lng}>{signIn}</SignInLink>;
  const name = spokenName(person);
  return (
    <Link href={localePath(lng, homeOf(audienceOf(person.role)))} aria-label={`${account}: ${name}`}>
      {name}
    </Link>
  );
}
