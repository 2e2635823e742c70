import type { ReactNode } from 'react';

/** An entry of a shell's navigation; `exact` when its sub-pages have entries of their own. */
export interface ShellLink {
  href: string;
  label: string;
  icon?: ReactNode;
  exact?: boolean;
}

/** The navigation of the site: its main links, and the further ones of the phone's menu. */
export interface SiteLinks {
  links: ShellLink[];
  more: ShellLink[];
}
