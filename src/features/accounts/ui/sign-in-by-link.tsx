'use client';
import Link from 'next/link';
import { useEffect } from 'react';
import { type Audience, homeOf, inactiveOf, signInOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { CallError } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { NewLinkForm } from './new-link-form';
import { openPath } from './open-path';

type Props = { lng: Locale; audience: Audience; token: string };

/** The button uses up the link; opening the page does not, so an email scanner cannot use it up. */
export function SignInByLink({ lng, audience, token }: Props) {
  const { t } = useT('accounts');
  const signIn = authCalls(audience).sign_in_by_link.useMutation({
    onError: (error: CallError) => {
      if (error.data?.code === 'deactivated') openPath(lng, undefined, inactiveOf(audience));
    },
  });
  const { data: session } = signIn;
  // Navigates in an effect, so that the message renders first.
  useEffect(() => {
    if (session) openPath(lng, undefined, homeOf(audience));
  }, [session, lng, audience]);
  if (signIn.error?.data?.code === 'sign_in_link_over') {
    return (
      <>
        <Alert tone="error">{signIn.error.message}</Alert>
        <NewLinkForm
          call={authCalls(audience).request_sign_in_link}
          lead={t('sign_in_link.again_lead')}
          label={t('sign_in_link.send')}
        />
        <p>
          <Link href={localePath(lng, signInOf(audience))}>{t('sign_in.back')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={css.lead}>{t('sign_in_link.lead')}</p>
      {signIn.error && <Alert tone="error">{signIn.error.message}</Alert>}
      {session && <Alert tone="success">{session.message}</Alert>}
      <Button look="next" wide busy={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate({ token })}>
        {t('sign_in.submit')}
      </Button>
    </>
  );
}
