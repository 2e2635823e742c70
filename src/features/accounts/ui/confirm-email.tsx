'use client';
import Link from 'next/link';
import { type Audience, signInOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { NewLinkForm } from './new-link-form';
import { Outcome } from './outcome';

type Props = { lng: Locale; audience: Audience; token: string };

/** The button, not the visit, uses the link up, so that a mail scanner that opens the link does no harm. */
export function ConfirmEmail({ lng, audience, token }: Props) {
  const { t } = useT('accounts');
  const verify = authCalls(audience).verify_email.useMutation();
  const signIn = localePath(lng, signInOf(audience));
  if (verify.data) {
    return (
      <>
        <Outcome>{verify.data.message}</Outcome>
        <ButtonLink href={signIn} look="next" wide>
          {t('sign_in.title')}
        </ButtonLink>
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
      <Button look="next" wide busy={verify.isPending} onClick={() => verify.mutate({ token })}>
        {t('verify.submit')}
      </Button>
    </>
  );
}
