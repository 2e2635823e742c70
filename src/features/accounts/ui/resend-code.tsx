'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useCountdown } from '@/ui/feedback/use-countdown';
import { authCalls } from './auth-calls';

const RESEND_AFTER_SECONDS = 60;

type Props = { audience: Audience; email: string; sentAt: number; onSent: (message: string) => void };

export function ResendCode({ audience, email, sentAt, onSent }: Props) {
  const { t } = useT('accounts');
  const wait = useCountdown(RESEND_AFTER_SECONDS, sentAt);
  const request = authCalls(audience).forgot_password.useMutation({ onSuccess: ({ message }) => onSent(message) });
  return (
    <>
      {request.error && <Alert tone="error">{request.error.message}</Alert>}
      {wait.isOver ? (
        <Button wide busy={request.isPending} onClick={() => request.mutate({ email })}>
          {t('forgot.new_code')}
        </Button>
      ) : (
        <p>{t('forgot.new_code_in', { count: wait.left })}</p>
      )}
    </>
  );
}
