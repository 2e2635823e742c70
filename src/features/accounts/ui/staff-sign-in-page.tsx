import Link from 'next/link';
import { forgotPasswordOf } from '@/features/accounts/domain/audience';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { SignInForm } from './sign-in-form';

/** Staff sign in with a password or a link; nobody can register here. */
export async function StaffSignInPage({ lng, callbackUrl }: { lng: Locale; callbackUrl: string | undefined }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('sign_in.admin_title')}</h1>
      <p className={css.lead}>{t('sign_in.admin_lead')}</p>
      <SignInForm lng={lng} audience="admins" callbackUrl={callbackUrl} />
      <p>
        <Link href={localePath(lng, forgotPasswordOf('admins'))}>{t('sign_in.forgot')}</Link>
      </p>
    </div>
  );
}
