'use client';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';

const HOME = '/';

/**
 * Returns to the page it is on, with the day and the filters of its address. A prerendered page does not know day and
 * filters, so they are read when somebody is about to press; until then, and without scripts, it returns to `back`.
 */
export function SignInLink({ lng, back = null, children }: { lng: Locale; back?: string | null; children: ReactNode }) {
  const [to, setTo] = useState(back);
  const look = () => {
    const { path } = splitLocale(location.pathname);
    setTo(path === HOME ? back : path + location.search);
  };
  return (
    <Link href={localePath(lng, withCallback('/sign-in', to))} onPointerDown={look} onFocus={look}>
      {children}
    </Link>
  );
}
