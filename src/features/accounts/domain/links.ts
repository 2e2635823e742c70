import { type Locale, localePath } from '../../../shared/locales';
import type { Door } from './door';

const LINK_HOURS = 24;

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * 60 * 60 * 1000);

/** The page a link in a mail opens; its button, not the visit, uses the link up. */
export function linkPath(page: 'email-verification' | 'email-change-verification', about: LinkAbout): string {
  const area = about.door === 'admins' ? '/admin' : '';
  return localePath(about.locale, `${area}/${page}/${about.token}`);
}

type LinkAbout = { door: Door; locale: Locale; token: string };
