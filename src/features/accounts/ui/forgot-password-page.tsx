import type { Locale } from '../../../shared/locales';
import type { Door } from '../domain/door';
import css from './account-card.module.css';
import { ForgotPassword } from './forgot-password';

export function ForgotPasswordPage(props: { lng: Locale; door: Door; email?: string | undefined }) {
  return (
    <div className={css.card}>
      <ForgotPassword {...props} />
    </div>
  );
}
