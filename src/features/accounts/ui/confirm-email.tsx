'use client';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { type Audience, homeOf, signInOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { NewLinkForm } from './new-link-form';
import { openPath } from './open-path';
import { Outcome } from './outcome';

export type ConfirmEmailProps = {
  lng: Locale;
  audience: Audience;
  token: string;
  /**
   * True in the browser that registered, whose visitor is not an email scanner; the visit then confirms without a
   * click.
   */
  hasRegistered?: boolean;
};

/** Marks a link for guests who have an account, so that they are not asked to register. */
const withAccount = (href: string) => (href.includes('?') ? `${href}&account=1` : href);

/** In a browser other than the one that registered, the visitor signs in or returns to the first browser. */
function GoOn({ signIn, callback }: { signIn: string; callback: string | null }) {
  const { t } = useT('accounts');
  return (
    <>
      {callback && <p>{t('verify.continue_lead')}</p>}
      <ButtonLink href={withAccount(withCallback(signIn, callback))} look="next" wide>
        {t(callback ? 'verify.continue' : 'sign_in.title')}
      </ButtonLink>
    </>
  );
}

/** In other browsers, the button uses up the link; opening the page does not, so an email scanner cannot use it up. */
export function ConfirmEmail({ lng, audience, token, hasRegistered = false }: ConfirmEmailProps) {
  const { t } = useT('accounts');
  const verify = authCalls(audience).verify_email.useMutation();
  const signIn = localePath(lng, signInOf(audience));
  const { data: confirmed, mutate } = verify;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasRegistered || hasBegun.current) return;
    hasBegun.current = true;
    mutate({ token });
  }, [hasRegistered, mutate, token]);
  // Navigates in an effect, so that the message renders first.
  useEffect(() => {
    if (confirmed?.signed_in) openPath(lng, confirmed.callback_path ?? undefined, homeOf(audience));
  }, [confirmed, lng, audience]);
  if (confirmed) {
    return (
      <>
        <Outcome>{confirmed.message}</Outcome>
        {!confirmed.signed_in && <GoOn signIn={signIn} callback={confirmed.callback_path} />}
      </>
    );
  }
  if (verify.error?.data?.code === 'email_verification_failed') {
    return (
      <>
        <Alert tone="error">{verify.error.message}</Alert>
        {audience === 'users' ? (
          <NewLinkForm
            call={trpc.auth.users.resend_email_verification}
            lead={t('verify.new_link_lead')}
            label={t('verify.new_link')}
          />
        ) : (
          <p>{t('verify.ask_admin')}</p>
        )}
        <p>
          <Link href={signIn}>{t('sign_in.back')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={css.lead}>{t('verify.lead')}</p>
      {verify.error && <Alert tone="error">{verify.error.message}</Alert>}
      <Button look="next" wide busy={verify.isPending} onClick={() => mutate({ token })}>
        {t('verify.submit')}
      </Button>
    </>
  );
}
