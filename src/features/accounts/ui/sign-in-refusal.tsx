'use client';
import type { ReactNode } from 'react';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { authCalls, type LinkCall } from './auth-calls';
import { ResendLink } from './resend-link';

type NoticeProps = {
  call: LinkCall;
  input: { email: string; callback_path?: string };
  label: string;
  children: ReactNode;
};

function LinkNotice({ call, input, label, children }: NoticeProps) {
  const request = call.useMutation();
  if (request.data) return <ResendLink call={call} email={input.email} notice={request.data.message} />;
  const send = (
    <Button size="s" busy={request.isPending} onClick={() => request.mutate(input)}>
      {label}
    </Button>
  );
  return (
    <Alert tone="error" actions={send}>
      {request.error?.message ?? children}
    </Alert>
  );
}

type Props = {
  audience: Audience;
  callback: string | undefined;
  code: string | undefined;
  email: string;
  message: string;
};

export function SignInRefusal({ audience, callback, code, email, message }: Props) {
  const { t } = useT('accounts');
  if (code === 'email_unconfirmed' && audience === 'users') {
    return (
      <LinkNotice
        call={trpc.auth.users.resend_email_verification}
        input={{ email, ...(callback && { callback_path: callback }) }}
        label={t('resend.again')}
      >
        {message}
      </LinkNotice>
    );
  }
  if (code === 'too_many_requests') {
    return (
      <LinkNotice call={authCalls(audience).request_sign_in_link} input={{ email }} label={t('sign_in_link.send')}>
        <p>{message}</p>
        <p>{t('sign_in_link.alternative')}</p>
      </LinkNotice>
    );
  }
  return <Alert tone="error">{message}</Alert>;
}
