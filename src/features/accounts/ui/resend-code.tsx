'use client';
import { useT } from '../../../i18n/client';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import type { Door } from '../domain/door';
import { accountCalls } from './account-calls';
import { useCountdown } from './use-countdown';

const RESEND_AFTER_SECONDS = 60;

/** Another code, once a minute; it voids the one before. */
export function ResendCode({ door, email, onSent }: { door: Door; email: string; onSent: () => void }) {
  const { t } = useT('accounts');
  const wait = useCountdown(RESEND_AFTER_SECONDS);
  const request = accountCalls(door).forgot_password.useMutation({
    onSuccess: () => {
      wait.restart();
      onSent();
    },
  });
  return (
    <>
      {request.error && <Alert tone="error">{request.error.message}</Alert>}
      {request.data && <Alert tone="success">{request.data.message}</Alert>}
      {wait.isOver ? (
        <Button busy={request.isPending} onClick={() => request.mutate({ email })}>
          {t('forgot.new_code')}
        </Button>
      ) : (
        <p>{t('forgot.new_code_in', { count: wait.left })}</p>
      )}
    </>
  );
}
