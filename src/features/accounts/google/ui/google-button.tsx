'use client';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { type CallError, trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { notify } from '@/ui/feedback/notify';
import { answerOf, openPopup } from './popup';

type Props = { onSignedIn: () => void; onDeactivated: () => void };

export function GoogleButton({ onSignedIn, onDeactivated }: Props) {
  const { t } = useT('accounts');
  const [busy, setBusy] = useState(false);
  const start = trpc.auth.users.google_start.useMutation();
  const finish = trpc.auth.users.google_finish.useMutation();

  const fail = (text: string) => {
    setBusy(false);
    notify({ type: 'error', title: t('google.errors'), text });
  };

  const signIn = async () => {
    const popup = openPopup();
    if (!popup) return fail(t('google.popup_error'));
    setBusy(true);
    try {
      const { url, ticket } = await start.mutateAsync();
      popup.location.href = url;
      const answer = await answerOf(popup);
      if ('failed' in answer) return fail(t(answer.failed === 'closed' ? 'google.popup_closed' : 'google.popup_error'));
      await finish.mutateAsync({ ...answer, ticket });
      onSignedIn();
    } catch (thrown) {
      popup.close();
      const error = thrown as CallError;
      if (error.data?.code === 'deactivated') onDeactivated();
      else fail(error.message);
    }
  };

  return (
    <Button wide busy={busy} icon={<IconBrandGoogleFilled aria-hidden="true" />} onClick={signIn}>
      {t('google.sign_in')}
    </Button>
  );
}
