'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useCountdown } from '@/ui/feedback/use-countdown';
import type { LinkCall } from './auth-calls';
import { Outcome } from './outcome';

const RESEND_AFTER_SECONDS = 60;

export function ResendLink({ call, email, notice }: { call: LinkCall; email: string; notice: string }) {
  const { t } = useT('accounts');
  const [sentAt, setSentAt] = useState(() => performance.now());
  const wait = useCountdown(RESEND_AFTER_SECONDS, sentAt);
  const resend = call.useMutation({ onSuccess: () => setSentAt(performance.now()) });

  return (
    <>
      <Outcome key={sentAt}>{resend.data?.message ?? notice}</Outcome>
      {resend.error && <Alert tone="error">{resend.error.message}</Alert>}
      {wait.isOver ? (
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
        <p role="timer">{t('resend.countdown', { count: wait.left })}</p>
      )}
    </>
  );
}
