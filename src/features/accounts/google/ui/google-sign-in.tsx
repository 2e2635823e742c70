'use client';
import type { Locale } from '../../../../shared/locales';
import { homeOf, inactiveOf } from '../../domain/door';
import { openPath } from '../../ui/open-path';
import { GoogleButton } from './google-button';

/** The way in by Google, for customers. */
export function GoogleSignIn({ lng, callbackUrl }: { lng: Locale; callbackUrl: string | undefined }) {
  return (
    <GoogleButton
      onSignedIn={() => openPath(lng, callbackUrl, homeOf('users'))}
      onDeactivated={() => openPath(lng, undefined, inactiveOf('users'))}
    />
  );
}
