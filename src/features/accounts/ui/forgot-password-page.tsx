import type { Door } from '@/features/accounts/domain/door';
import type { Locale } from '@/shared/locale/locales';
import css from './account-card.module.css';
import { ForgotPassword } from './forgot-password';

export function ForgotPasswordPage(props: { lng: Locale; door: Door; email?: string | undefined }) {
  return (
    <div className={css.card}>
      <ForgotPassword {...props} />
    </div>
  );
}
