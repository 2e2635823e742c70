import type { Audience } from '@/features/accounts/domain/audience';
import type { Locale } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { ForgotPassword } from './forgot-password';

export function ForgotPasswordPage(props: { lng: Locale; audience: Audience; email?: string | undefined }) {
  return (
    <div className={css.card}>
      <ForgotPassword {...props} />
    </div>
  );
}
