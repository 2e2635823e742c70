import Link from 'next/link';
import type { Door } from '@/features/accounts/domain/door';
import { GoogleSignIn } from '@/features/accounts/google/ui/google-sign-in';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import css from './account-card.module.css';
import { SignInForm } from './sign-in-form';

type Props = {
  lng: Locale;
  door: Door;
  callbackUrl: string | undefined;
  /** Whether the way in by Google is set up. */
  google: boolean;
};

export async function SignInPage(props: Props) {
  const { lng, door } = props;
  const { t } = await getT(lng, 'accounts');
  const area = door === 'admins' ? '/admin' : '';
  return (
    <div className={css.card}>
      <h1>{t(door === 'admins' ? 'sign_in.admin_title' : 'sign_in.title')}</h1>
      <p className={css.lead}>{t(door === 'admins' ? 'sign_in.admin_lead' : 'sign_in.lead')}</p>
      <SignInForm lng={lng} door={door} callbackUrl={props.callbackUrl} />
      {props.google && <GoogleSignIn lng={lng} callbackUrl={props.callbackUrl} />}
      <p>
        <Link href={localePath(lng, `${area}/forgot-password`)}>{t('sign_in.forgot')}</Link>
      </p>
      {door === 'users' && (
        <p>
          {withGap(t('sign_in.no_account'))}
          <Link href={localePath(lng, '/sign-up')}>{t('sign_in.register')}</Link>
        </p>
      )}
    </div>
  );
}
