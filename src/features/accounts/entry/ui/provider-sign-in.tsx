'use client';
import { homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import { FacebookSignIn } from '@/features/accounts/facebook/ui/facebook-sign-in';
import { GoogleButton } from '@/features/accounts/google/ui/google-button';
import type { SignInProvidersView } from '@/features/accounts/providers/schema';
import { openPath } from '@/features/accounts/ui/open-path';
import type { Locale } from '@/shared/locale/locales';

type Props = { lng: Locale; callbackUrl: string | undefined; providers: SignInProvidersView };

/** Offers sign-in with Google and Facebook, to customers only. */
export function ProviderSignIn({ lng, callbackUrl, providers }: Props) {
  const then = {
    onSignedIn: () => openPath(lng, callbackUrl, homeOf('users')),
    onDeactivated: () => openPath(lng, undefined, inactiveOf('users')),
  };
  return (
    <>
      {providers.google && <GoogleButton {...then} />}
      {providers.facebook && <FacebookSignIn {...then} />}
    </>
  );
}
