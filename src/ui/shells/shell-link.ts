import type { ReactNode } from 'react';

/** An entry of a shell's navigation; `exact` when its sub-pages have entries of their own. */
export interface ShellLink {
  href: string;
  label: string;
  icon?: ReactNode;
  exact?: boolean;
  /** The pages it stands for, where they differ from `href`; `{date}` is any day. */
  pages?: string;
  /** The number of things that wait on its page. */
  waiting?: ReactNode;
}

/** Pages of the office that belong together. */
export interface ShellGroup {
  key: string;
  label: string;
  /** The label in the narrow menu. */
  short: string;
  icon: ReactNode;
  links: ShellLink[];
  /** The number of things that wait on its pages. */
  waiting?: ReactNode;
}

/** The site's navigation: its main links, and further ones in the phone menu. */
export interface SiteLinks {
  links: ShellLink[];
  more: ShellLink[];
}
