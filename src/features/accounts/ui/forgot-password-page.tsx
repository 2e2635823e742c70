import type { ComponentProps } from 'react';
import css from './account-card.module.css';
import { ForgotPassword } from './forgot-password';

export function ForgotPasswordPage(props: ComponentProps<typeof ForgotPassword>) {
  return (
    <div className={css.card}>
      <ForgotPassword {...props} />
    </div>
  );
}
