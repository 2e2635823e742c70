'use client';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/client';
import { trpc } from '../../../trpc/react';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { ResendLink } from './resend-link';

/** Refuses an account whose e-mail is not confirmed, and offers the link once more. */
export function UnconfirmedNotice({ email, children }: { email: string; children: ReactNode }) {
  const { t } = useT('accounts');
  const resend = trpc.accounts.users.resend_email_verification.useMutation();
  if (resend.data) return <ResendLink email={email} told={resend.data.message} />;
  const again = (
    <Button size="s" busy={resend.isPending} onClick={() => resend.mutate({ email })}>
      {t('resend.again')}
    </Button>
  );
  return (
    <Alert tone="error" actions={again}>
      {resend.error?.message ?? children}
    </Alert>
  );
}
