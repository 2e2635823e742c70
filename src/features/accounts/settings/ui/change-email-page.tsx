import type { Audience } from '@/features/accounts/domain/audience';
import css from '@/features/accounts/ui/account-card.module.css';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ConfirmEmailChange } from './confirm-email-change';

export async function ChangeEmailPage(props: { lng: Locale; audience: Audience; token: string }) {
  const { t } = await getT(props.lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('change_email.title')}</h1>
      <ConfirmEmailChange {...props} />
    </div>
  );
}
