import Link from 'next/link';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withGap } from '@/shared/locale/sentence-end';
import css from './account-card.module.css';
import { SignUpForm } from './sign-up-form';

export async function SignUpPage({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('sign_up.title')}</h1>
      <p className={css.lead}>{t('sign_up.lead')}</p>
      <SignUpForm />
      <p>
        {withGap(t('sign_up.have_account'))}
        <Link href={localePath(lng, '/sign-in')}>{t('sign_in.title')}</Link>
      </p>
    </div>
  );
}
