'use client';
import Link from 'next/link';
import { type Audience, homeOf } from '@/features/accounts/domain/audience';
import css from '@/features/accounts/ui/account-card.module.css';
import { authCalls } from '@/features/accounts/ui/auth-calls';
import { Outcome } from '@/features/accounts/ui/outcome';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';

type Props = { lng: Locale; audience: Audience; token: string };

/** The button uses up the link; opening the page does not, so an email scanner cannot use it up. */
export function ConfirmEmailChange({ lng, audience, token }: Props) {
  const { t } = useT('accounts');
  const verify = authCalls(audience).verify_email_change.useMutation();
  // A new link is requested in the settings, like the first link.
  const settings = <Link href={localePath(lng, `${homeOf(audience)}/settings`)}>{t('settings.title')}</Link>;
  if (verify.data) {
    return (
      <>
        <Outcome>{verify.data.message}</Outcome>
        {settings}
      </>
    );
  }
  const refused = verify.error?.data?.code === 'email_verification_failed';
  return (
    <>
      {!refused && <p className={css.lead}>{t('change_email.lead')}</p>}
      {verify.error && <Alert tone="error">{verify.error.message}</Alert>}
      {refused ? (
        settings
      ) : (
        <Button look="next" wide busy={verify.isPending} onClick={() => verify.mutate({ token })}>
          {t('change_email.submit')}
        </Button>
      )}
    </>
  );
}
