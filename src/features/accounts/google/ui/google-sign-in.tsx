'use client';
import { homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import { openPath } from '@/features/accounts/ui/open-path';
import type { Locale } from '@/shared/locale/locales';
import { GoogleButton } from './google-button';

export function GoogleSignIn({ lng, callbackUrl }: { lng: Locale; callbackUrl: string | undefined }) {
  return (
    <GoogleButton
      onSignedIn={() => openPath(lng, callbackUrl, homeOf('users'))}
      onDeactivated={() => openPath(lng, undefined, inactiveOf('users'))}
    />
  );
}
