'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { CSSProperties, ReactNode } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { currentLink } from './current-link';
import css from './office-menu.module.css';
import type { ShellGroup, ShellLink } from './shell-link';

/** The pages of the office in groups; in the narrow menu, a group opens its pages beside it. */
export function OfficeMenu({ groups }: { groups: ShellGroup[] }) {
  const current = currentLink(
    publicPath(usePathname()),
    groups.flatMap(({ links }) => links),
  );
  return groups.map(({ key, label, short, icon, links, waiting }, position) => {
    const pages = `menu-${key}`;
    return (
      <div key={key} className={css.group}>
        <button
          type="button"
          className={css.opener}
          popoverTarget={pages}
          data-current={links.some((link) => link === current) || undefined}
        >
          {icon}
          {short}
          {waiting}
        </button>
        <span className={css.label}>{label}</span>
        <div id={pages} popover="auto" className={css.pages} style={{ '--position': position } as CSSProperties}>
          {links.map((link) => (
            <Link key={link.href} href={link.href} aria-current={link === current ? 'page' : undefined}>
              {link.icon}
              <span>{link.label}</span>
              {link.waiting}
            </Link>
          ))}
        </div>
      </div>
    );
  });
}

/** The pages most used on a phone, within reach of the thumb; `children` opens all others. */
export function OfficeTabs({ links, children }: { links: ShellLink[]; children: ReactNode }) {
  const current = currentLink(publicPath(usePathname()), links);
  return (
    <>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link === current ? 'page' : undefined}>
          {link.icon}
          {link.label}
        </Link>
      ))}
      {children}
    </>
  );
}
