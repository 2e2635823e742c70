'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { audienceOf, homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import type { ProfileView } from '@/features/accounts/schema';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';

/** Set by the proxy beside the token that scripts cannot read: without it there is nobody to ask about. */
const isHinted = () => document.cookie.split('; ').includes('signed-in=1');

/** The pages that tell a deactivated person so stand in the public frame themselves. */
const isInactiveUrl = () => /\/inactive$/.test(location.pathname);

/** The pages that tell a deactivated person so have this header too; led there again they would never come to rest. */
const isOnInactivePage = () =>
  [inactiveOf('users'), inactiveOf('admins')].includes(splitLocale(location.pathname).path);

type Answer = {
  result?: { data: { json: ProfileView } };
  error?: { json: { data: { code: string } } };
};

/** Asked with a bare fetch: a public page does without the library for calls. */
async function askWhoIsThere(lng: Locale): Promise<Answer> {
  const response = await fetch(`/api/trpc/accounts.me?lang=${lng}`);
  return response.json();
}

type Props = { lng: Locale; signIn: string; account: string };

/** Who is signed in, on prerendered pages: the way in for visitors, the way home for everybody else. */
export function HeaderAccount({ lng, signIn, account }: Props) {
  const [person, setPerson] = useState<ProfileView | null>(null);
  useEffect(() => {
    if (!isHinted() || isOnInactivePage()) return;
    askWhoIsThere(lng)
      .then(({ result, error }) => {
        if (result) setPerson(result.data.json);
        // A deactivated person may see nothing but that it is so; which of the two pages, the guard knows.
        else if (error?.json.data.code === 'deactivated' && !isInactiveUrl()) {
          location.replace(localePath(lng, inactiveOf('users')));
        }
      })
      .catch(() => {
        // Offline: the page stays as every visitor sees it.
      });
  }, [lng]);

  if (!person) return <Link href={localePath(lng, '/sign-in')}>{signIn}</Link>;
  const name = spokenName(person);
  return (
    <Link href={localePath(lng, homeOf(audienceOf(person.role)))} aria-label={`${account}: ${name}`}>
      {name}
    </Link>
  );
}
