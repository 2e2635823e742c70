'use client';
import type { ReactNode } from 'react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import type { LinkCall } from './auth-calls';
import { ResendLink } from './resend-link';

type Props = { call: LinkCall; email: string; label: string; children: ReactNode };

export function LinkNotice({ call, email, label, children }: Props) {
  const request = call.useMutation();
  if (request.data) return <ResendLink call={call} email={email} notice={request.data.message} />;
  const send = (
    <Button size="s" busy={request.isPending} onClick={() => request.mutate({ email })}>
      {label}
    </Button>
  );
  return (
    <Alert tone="error" actions={send}>
      {request.error?.message ?? children}
    </Alert>
  );
}
