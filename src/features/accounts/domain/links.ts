import { type Audience, forgotPasswordOf } from './audience';

const MINUTE_MS = 60 * 1000;
export const LINK_HOURS = 24;
export const SIGN_IN_LINK_MINUTES = 15;

export type LinkPurpose = 'email_verification' | 'email_change' | 'admin_invitation' | 'sign_in';

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + (purpose === 'sign_in' ? SIGN_IN_LINK_MINUTES : LINK_HOURS * 60) * MINUTE_MS);

type LinkPage = 'email-verification' | 'email-change-verification' | 'sign-in-link';

export const linkPath = (page: LinkPage, audience: Audience, token: string): string =>
  `${audience === 'admins' ? '/admin' : ''}/${page}/${token}`;

/** Prefills the email for a customer without a password. */
export const newPasswordPath = (email: string): string =>
  `${forgotPasswordOf('users')}?${new URLSearchParams({ email })}`;
