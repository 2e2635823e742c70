'use client';
import { type Audience, signInOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { clearPerson } from '@/ui/private-storage';

export function SignOutButton({ lng, audience }: { lng: Locale; audience: Audience }) {
  const { t } = useT('accounts');
  // Any answer counts as success: a session that no longer exists is already signed out.
  const leave = {
    onSettled: () => {
      clearPerson();
      location.assign(localePath(lng, signInOf(audience)));
    },
  };
  const customer = trpc.auth.users.logout.useMutation(leave);
  const admin = trpc.auth.admins.logout.useMutation(leave);
  const logout = audience === 'admins' ? admin : customer;
  return (
    <Button look="quiet" size="s" busy={logout.isPending} onClick={() => logout.mutate()}>
      {t('sign_out')}
    </Button>
  );
}
