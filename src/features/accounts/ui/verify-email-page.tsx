import type { Audience } from '@/features/accounts/domain/audience';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { ConfirmEmail } from './confirm-email';

export async function VerifyEmailPage(props: { lng: Locale; audience: Audience; token: string }) {
  const { t } = await getT(props.lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('verify.title')}</h1>
      <ConfirmEmail {...props} />
    </div>
  );
}
