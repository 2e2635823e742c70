import { googleClient } from '@/server/auth/oidc';

export const signInProviders = () => ({ google: googleClient() !== null });
