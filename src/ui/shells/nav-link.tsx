'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { isCurrent } from './is-current';

/** Sets `aria-current`; `exact` is for an overview whose sub-pages have links of their own. */
export function NavLink({ exact, ...rest }: ComponentProps<typeof Link> & { href: string; exact?: boolean }) {
  const pathname = usePathname();
  return <Link {...rest} aria-current={isCurrent(publicPath(pathname), rest.href, exact) ? 'page' : undefined} />;
}
