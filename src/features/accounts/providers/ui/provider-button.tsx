'use client';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import type { CallError } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { notify } from '@/ui/feedback/notify';
import { answerOf, openPopup } from './popup';

type Props = {
  icon: ReactNode;
  start: () => Promise<{ url: string; ticket: string }>;
  finish: (answer: { code: string; state: string; ticket: string }) => Promise<void>;
  onDeactivated: () => void;
  children: string;
};

/** Signs in at a provider in a popup. */
export function ProviderButton({ icon, start, finish, onDeactivated, children }: Props) {
  const { t } = useT('accounts');
  const [busy, setBusy] = useState(false);

  const fail = (text: string) => {
    setBusy(false);
    notify({ type: 'error', title: t('google.errors'), text });
  };

  const signIn = async () => {
    const popup = openPopup();
    if (!popup) return fail(t('google.popup_error'));
    setBusy(true);
    try {
      const { url, ticket } = await start();
      popup.location.href = url;
      const answer = await answerOf(popup);
      if ('failed' in answer) return fail(t(answer.failed === 'closed' ? 'google.popup_closed' : 'google.popup_error'));
      await finish({ ...answer, ticket });
    } catch (thrown) {
      popup.close();
      const error = thrown as CallError;
      if (error.data?.code === 'deactivated') onDeactivated();
      else fail(error.message);
    }
  };

  return (
    <Button wide busy={busy} icon={icon} onClick={signIn}>
      {children}
    </Button>
  );
}
