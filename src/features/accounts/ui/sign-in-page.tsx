import Link from 'next/link';
import type { Audience } from '@/features/accounts/domain/audience';
import type { SignInProvidersView } from '@/features/accounts/providers/schema';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import css from './account-card.module.css';
import { ProviderSignIn } from './provider-sign-in';
import { SignInForm } from './sign-in-form';

type Props = {
  lng: Locale;
  audience: Audience;
  callbackUrl: string | undefined;
  /** Null for the staff, who sign in with a password or a link. */
  providers: SignInProvidersView | null;
};

export async function SignInPage(props: Props) {
  const { lng, audience } = props;
  const { t } = await getT(lng, 'accounts');
  const area = audience === 'admins' ? '/admin' : '';
  return (
    <div className={css.card}>
      <h1>{t(audience === 'admins' ? 'sign_in.admin_title' : 'sign_in.title')}</h1>
      <p className={css.lead}>{t(audience === 'admins' ? 'sign_in.admin_lead' : 'sign_in.lead')}</p>
      <SignInForm lng={lng} audience={audience} callbackUrl={props.callbackUrl} />
      {props.providers && <ProviderSignIn lng={lng} callbackUrl={props.callbackUrl} providers={props.providers} />}
      <p>
        <Link href={localePath(lng, `${area}/forgot-password`)}>{t('sign_in.forgot')}</Link>
      </p>
      {audience === 'users' && (
        <p>
          {withGap(t('sign_in.no_account'))}
          <Link href={localePath(lng, '/sign-up')}>{t('sign_in.register')}</Link>
        </p>
      )}
    </div>
  );
}
