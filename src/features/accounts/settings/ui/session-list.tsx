'use client';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { type Audience, signInOf } from '@/features/accounts/domain/audience';
import type { OwnSessionView } from '@/features/accounts/settings/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { clearPerson } from '@/ui/private-storage';
import { accountCalls } from './account-calls';
import css from './session-list.module.css';
import { useNotice } from './use-notice';

type Props = { lng: Locale; audience: Audience; sessions: OwnSessionView[] };

export function SessionList({ lng, audience, sessions }: Props) {
  const { t } = useT('accounts');
  const router = useRouter();
  const showNotice = useNotice();
  const list = useRef<HTMLUListElement>(null);
  const leave = () => {
    clearPerson();
    location.assign(localePath(lng, signInOf(audience)));
  };
  const end = accountCalls(audience).end_session.useMutation({
    onSuccess: (answer) => {
      showNotice(answer);
      // The button disappears with its device, so move the focus to the list.
      list.current?.focus();
      router.refresh();
    },
  });
  const everywhere = accountCalls(audience).sign_out_everywhere.useMutation({ onSuccess: leave });
  const askAndLeave = async () => {
    const yes = await confirm({
      title: t('settings.sign_out_everywhere'),
      body: t('settings.sign_out_everywhere_lead'),
      confirmLabel: t('settings.sign_out_everywhere'),
    });
    if (yes) everywhere.mutate();
  };
  const fault = end.error ?? everywhere.error;

  return (
    <>
      {fault && <Alert tone="error">{fault.message}</Alert>}
      <ul ref={list} tabIndex={-1} aria-label={t('settings.sessions')} className={css.list}>
        {sessions.map((session) => (
          <li key={session.uuid}>
            <div>
              <strong>{session.device}</strong>
              {session.current && <em>{t('settings.this_session')}</em>}
              <p>
                {t('settings.last_seen', {
                  when: formatMoment(new Date(session.last_seen_at), lng, 'medium'),
                  address: session.address,
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                size="s"
                aria-label={t('settings.end_session_on', { device: session.device })}
                busy={end.isPending && end.variables.uuid === session.uuid}
                onClick={() => end.mutate({ uuid: session.uuid })}
              >
                {t('settings.end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="outline" busy={everywhere.isPending} onClick={askAndLeave}>
        {t('settings.sign_out_everywhere')}
      </Button>
    </>
  );
}
