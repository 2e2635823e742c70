'use client';
import Link from 'next/link';
import { useT } from '../../../i18n/client';
import { type Locale, localePath } from '../../../shared/locales';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { type Door, signInOf } from '../domain/door';
import { accountCalls } from './account-calls';
import { NewLinkForm } from './new-link-form';

type Props = { lng: Locale; door: Door; token: string };

/** The person presses; a mail scanner that only opens the link uses nothing up. */
export function ConfirmEmail({ lng, door, token }: Props) {
  const { t } = useT('accounts');
  const verify = accountCalls(door).verify_email.useMutation();
  if (verify.data) {
    return (
      <>
        <Alert tone="success">{verify.data.message}</Alert>
        <Link href={localePath(lng, signInOf(door))}>{t('sign_in.title')}</Link>
      </>
    );
  }
  return (
    <>
      {verify.error && <Alert tone="error">{verify.error.message}</Alert>}
      {verify.error?.data?.code === 'email_verification_failed' ? (
        door === 'users' && <NewLinkForm />
      ) : (
        <Button look="next" wide busy={verify.isPending} onClick={() => verify.mutate({ token })}>
          {t('verify.submit')}
        </Button>
      )}
    </>
  );
}
