'use client';
import { signInOf } from '@/features/accounts/domain/audience';
import { acceptInvitationInput } from '@/features/accounts/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { NewPasswordFields } from '@/features/accounts/ui/new-password-fields';
import { Outcome } from '@/features/accounts/ui/outcome';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';

/** Submitting the form uses up the link; opening the page does not, so an email scanner cannot use it up. */
export function AcceptInvitation({ lng, token }: { lng: Locale; token: string }) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(acceptInvitationInput, {
    token,
    password: '',
    confirm_password: '',
  });
  const accept = trpc.auth.admins.accept_invitation.useMutation({
    onError: showRefusal,
  });
  if (accept.data)
    return (
      <>
        <Outcome>{accept.data.message}</Outcome>
        <ButtonLink href={localePath(lng, signInOf('admins'))} look="next" wide>
          {t('sign_in.title')}
        </ButtonLink>
      </>
    );
  return (
    <form onSubmit={submit((values) => accept.mutate(values))} method="post" noValidate className={css.fields}>
      <NewPasswordFields form={form} label={t('field.password')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={accept.isPending}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}
