'use client';
import { IconBrandFacebookFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { UnknownPersonView } from '@/features/accounts/facebook/schema';
import { ProviderButton } from '@/features/accounts/providers/ui/provider-button';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { ConfirmAddress } from './confirm-address';

type Props = { onSignedIn: () => void; onDeactivated: () => void };

/** Facebook does not confirm addresses, so a new person confirms an address here before getting an account. */
export function FacebookSignIn({ onSignedIn, onDeactivated }: Props) {
  const { t } = useT('accounts');
  const [unknown, setUnknown] = useState<UnknownPersonView | null>(null);
  const start = trpc.auth.users.facebook_start.useMutation();
  const finish = trpc.auth.users.facebook_finish.useMutation();
  if (unknown) return <ConfirmAddress person={unknown} onSignedIn={onSignedIn} onDeactivated={onDeactivated} />;
  return (
    <ProviderButton
      icon={<IconBrandFacebookFilled aria-hidden="true" />}
      start={start.mutateAsync}
      finish={async (answer) => {
        const view = await finish.mutateAsync(answer);
        if ('proof' in view) setUnknown(view);
        else onSignedIn();
      }}
      onDeactivated={onDeactivated}
    >
      {t('facebook.sign_in')}
    </ProviderButton>
  );
}
