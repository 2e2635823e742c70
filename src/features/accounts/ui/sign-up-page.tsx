import Link from 'next/link';
import type { SignInProvidersView } from '@/features/accounts/providers/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import css from './account-card.module.css';
import { ProviderSignIn } from './provider-sign-in';
import { SignUpForm } from './sign-up-form';

export async function SignUpPage({ lng, providers }: { lng: Locale; providers: SignInProvidersView }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('sign_up.title')}</h1>
      <p className={css.lead}>{t('sign_up.lead')}</p>
      <SignUpForm />
      <ProviderSignIn lng={lng} callbackUrl={undefined} providers={providers} />
      <p>
        {withGap(t('sign_up.have_account'))}
        <Link href={localePath(lng, '/sign-in')}>{t('sign_in.title')}</Link>
      </p>
    </div>
  );
}
