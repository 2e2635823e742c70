'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { publicPath } from '@/shared/locale/locales';

/** True when the link leads to the current page or, unless `exact`, to a parent of it. */
export function isCurrent(path: string, href: string, exact = false): boolean {
  const [target = '', anchor] = href.split('#');
  if (anchor !== undefined) return false;
  return path === target || (!exact && path.startsWith(`${target}/`));
}

/** Sets `aria-current`; `exact` is for an overview whose sub-pages have links of their own. */
export function NavLink({ exact, ...rest }: ComponentProps<typeof Link> & { href: string; exact?: boolean }) {
  const pathname = usePathname();
  return <Link {...rest} aria-current={isCurrent(publicPath(pathname), rest.href, exact) ? 'page' : undefined} />;
}
