'use client';
import Link from 'next/link';
import { type ReactNode, useRef, useState } from 'react';
import { forgotPasswordOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';
import css from './account-card.module.css';
import { EntryTabs } from './entry-tabs';
import { MailSent } from './mail-sent';
import { noCredentials, SignInForm } from './sign-in-form';
import { noRegistration, type Registered, SignUpForm } from './sign-up-form';

export type Tab = 'sign-in' | 'sign-up';
const titles = { 'sign-in': 'sign_in.title', 'sign-up': 'sign_up.title' } as const;

type Props = {
  lng: Locale;
  initialTab: Tab;
  callback: string | undefined;
  /** The trip to book next, with its day. */
  trip: string | undefined;
  /** Explains why a linked day is not selected. */
  note: string | null;
  wasHere: boolean;
  /** Buttons of the configured providers. */
  providers: ReactNode;
};

/** Keeps the input of both tabs, and stores the open tab in the URL, so that a reload keeps it. */
export function SignInOrUp({ lng, initialTab, callback, trip, note, wasHere, providers }: Props) {
  const { t } = useT('accounts');
  const [tab, setTab] = useState(initialTab);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const typed = useRef({ 'sign-in': noCredentials, 'sign-up': noRegistration });

  const open = (next: Tab) => {
    const { email } = typed.current[tab];
    if (email && !typed.current[next].email)
      typed.current = { ...typed.current, [next]: { ...typed.current[next], email } };
    document.title = document.title.replace(t(titles[tab]), t(titles[next]));
    history.replaceState(null, '', localePath(lng, `/${next}`) + location.search);
    setTab(next);
  };
  const leads = {
    'sign-in': wasHere ? t('sign_in.lead_again') : trip ? null : t('sign_in.lead'),
    'sign-up': t('sign_up.lead'),
  };

  const isSent = tab === 'sign-up' && registered !== null;
  const title = isSent ? t('sent.title') : trip ? t('entry.title', { trip }) : t(titles[tab]);

  return (
    <>
      <h1 className={trip && !isSent ? css.long : undefined}>{title}</h1>
      {note && <p className={css.lead}>{note}</p>}
      {providers && (
        <>
          {providers}
          <p className={css.or}>{t('entry.email_divider')}</p>
        </>
      )}
      <EntryTabs
        label={t('entry.tabs')}
        open={tab}
        onOpen={open}
        tabs={[
          {
            name: 'sign-in',
            label: t('sign_in.title'),
            href: localePath(lng, withCallback('/sign-in', callback)),
          },
          {
            name: 'sign-up',
            label: t('sign_up.title'),
            href: localePath(lng, withCallback('/sign-up', callback)),
          },
        ]}
      >
        {isSent ? (
          <MailSent
            key={registered.at}
            registered={registered}
            onRegistered={setRegistered}
            onSignIn={() => {
              typed.current['sign-in'] = { ...noCredentials, email: registered.input.email };
              open('sign-in');
            }}
          />
        ) : (
          <>
            {leads[tab] && <p className={css.lead}>{leads[tab]}</p>}
            {tab === 'sign-in' ? (
              <>
                <SignInForm
                  lng={lng}
                  audience="users"
                  callbackUrl={callback}
                  typed={typed.current['sign-in']}
                  onType={(values) => {
                    typed.current['sign-in'] = values;
                  }}
                />
                <p>
                  <Link href={localePath(lng, withCallback(forgotPasswordOf('users'), callback))}>
                    {t('sign_in.forgot')}
                  </Link>
                </p>
              </>
            ) : (
              <SignUpForm
                callback={callback}
                typed={typed.current['sign-up']}
                onType={(values) => {
                  typed.current['sign-up'] = values;
                }}
                onRegistered={(done) => {
                  typed.current['sign-up'] = noRegistration;
                  setRegistered(done);
                }}
              />
            )}
          </>
        )}
      </EntryTabs>
    </>
  );
}
