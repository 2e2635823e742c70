import Link from 'next/link';
import { getT } from '../../../i18n/server';
import { type Locale, localePath } from '../../../shared/locales';
import { type Door, signInOf } from '../domain/door';
import css from './account-card.module.css';
import { ForgotPassword } from './forgot-password';

export async function ForgotPasswordPage({ lng, door }: { lng: Locale; door: Door }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('forgot.title')}</h1>
      <ForgotPassword lng={lng} door={door} />
      <p>
        <Link href={localePath(lng, signInOf(door))}>{t('sign_in.back')}</Link>
      </p>
    </div>
  );
}
