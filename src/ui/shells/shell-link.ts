import type { ReactNode } from 'react';

/** An entry of a shell's navigation; `exact` when its sub-pages have entries of their own. */
export interface ShellLink {
  href: string;
  label: string;
  icon?: ReactNode;
  exact?: boolean;
}

/** The site's navigation: its main links, and further ones in the phone menu. */
export interface SiteLinks {
  links: ShellLink[];
  more: ShellLink[];
}
