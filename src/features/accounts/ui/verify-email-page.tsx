import { getT } from '@/i18n/server';
import css from './account-card.module.css';
import { ConfirmEmail, type ConfirmEmailProps } from './confirm-email';

export async function VerifyEmailPage(props: ConfirmEmailProps) {
  const { t } = await getT(props.lng, 'accounts');
  return (
    <div className={css.card}>
      <h1>{t('verify.title')}</h1>
      <ConfirmEmail {...props} />
    </div>
  );
}
