import type { SignInProvidersView } from '@/features/accounts/providers/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { SignInOrUp, type Tab } from '@/features/accounts/ui/sign-in-or-up';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';
import { Alert } from '@/ui/feedback/alert';
import { ProviderSignIn } from './provider-sign-in';

type Props = {
  lng: Locale;
  tab: Tab;
  /** Page that the visitor came from: a path on this site. */
  callback: string | undefined;
  /** Trip on that page; the note states its day, or why the day is not selected. */
  trip: { name: string; note: string | null } | null;
  providers: SignInProvidersView;
  /** True if somebody has signed in with this browser before. */
  wasHere: boolean;
  /** True if the visitor's session has expired. */
  hasEnded: boolean;
};

const isBookingForm = (path: string) => /^\/booking-form(?:\?|$)/.test(path);

export async function SignInOrUpPage({ lng, tab, callback, trip, providers, wasHere, hasEnded }: Props) {
  const { t } = await getT(lng, 'accounts');
  const hasProviders = providers.google || providers.facebook;
  return (
    <div className={css.card}>
      {hasEnded && (
        <Alert tone="info" title={t('entry.expired')}>
          {callback && isBookingForm(callbackPath(callback, '')) ? t('entry.expired_booking') : t('entry.expired_lead')}
        </Alert>
      )}
      <SignInOrUp
        lng={lng}
        initialTab={tab}
        callback={callback}
        trip={trip?.name}
        note={trip?.note ?? null}
        wasHere={wasHere}
        providers={hasProviders && <ProviderSignIn lng={lng} callbackUrl={callback} providers={providers} />}
      />
    </div>
  );
}
