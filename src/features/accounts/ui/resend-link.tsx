'use client';
import { useState } from 'react';
import { useT } from '../../../i18n/client';
import { trpc } from '../../../trpc/react';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useCountdown } from './use-countdown';

const RESEND_AFTER_SECONDS = 60;

/** After a mail was sent: counts down until another may be asked for, then says so and offers it. */
export function ResendLink({ email }: { email: string }) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const countdown = useCountdown(RESEND_AFTER_SECONDS);

  const resend = trpc.accounts.users.resend_email_verification.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: countdown.restart,
    onError: (error) => setRefusal(error.message),
  });

  return (
    <>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {countdown.isOver ? (
        <Alert
          tone="warning"
          actions={
            <Button size="s" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
              {t('resend.again')}
            </Button>
          }
        >
          {t('resend.expired')}
        </Alert>
      ) : (
        <p role="timer">{t('resend.countdown', { count: countdown.left })}</p>
      )}
    </>
  );
}
