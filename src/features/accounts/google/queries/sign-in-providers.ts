import { googleClient } from '@/server/auth/oidc';

/** Which buttons the sign-in page has besides its form. */
export const signInProviders = () => ({ google: googleClient() !== null });
