import { type Door, forgotPasswordOf } from './door';

export const LINK_HOURS = 24;

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * 60 * 60 * 1000);

/** The page a link in a mail opens; its button, not the visit, uses the link up. */
export const linkPath = (page: 'email-verification' | 'email-change-verification', door: Door, token: string): string =>
  `${door === 'admins' ? '/admin' : ''}/${page}/${token}`;

/** Where a customer without a password gets one, with the address filled in already. */
export const newPasswordPath = (email: string): string =>
  `${forgotPasswordOf('users')}?${new URLSearchParams({ email })}`;
