import { facebookClient } from '@/server/auth/facebook';
import { googleClient } from '@/server/auth/oidc';

export const signInProviders = () => ({
  google: googleClient() !== null,
  facebook: facebookClient() !== null,
});
