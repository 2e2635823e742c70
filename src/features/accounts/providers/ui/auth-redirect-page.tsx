import Link from 'next/link';
import { signInOf } from '@/features/accounts/domain/audience';
import css from '@/features/accounts/ui/account-card.module.css';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';

/** Last page of the popup: its opener reads the code from the URL and closes the popup. */
export async function AuthRedirectPage({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('google.redirect_title')}</h1>
      <p>{t('google.redirect_lead')}</p>
      <p>
        <Link href={localePath(lng, signInOf('users'))}>{t('sign_in.back')}</Link>
      </p>
    </div>
  );
}
