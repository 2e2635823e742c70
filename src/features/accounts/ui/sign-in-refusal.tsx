'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Alert } from '@/ui/feedback/alert';
import { authCalls } from './auth-calls';
import { LinkNotice } from './link-notice';

type Props = { audience: Audience; code: string | undefined; email: string; message: string };

export function SignInRefusal({ audience, code, email, message }: Props) {
  const { t } = useT('accounts');
  if (code === 'email_unconfirmed' && audience === 'users') {
    return (
      <LinkNotice call={trpc.auth.users.resend_email_verification} email={email} label={t('resend.again')}>
        {message}
      </LinkNotice>
    );
  }
  if (code === 'too_many_requests') {
    return (
      <LinkNotice call={authCalls(audience).request_sign_in_link} email={email} label={t('sign_in_link.send')}>
        <p>{message}</p>
        <p>{t('sign_in_link.instead')}</p>
      </LinkNotice>
    );
  }
  return <Alert tone="error">{message}</Alert>;
}
