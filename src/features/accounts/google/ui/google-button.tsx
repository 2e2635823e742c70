'use client';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { ProviderButton } from '@/features/accounts/providers/ui/provider-button';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';

type Props = { onSignedIn: () => void; onDeactivated: () => void };

export function GoogleButton({ onSignedIn, onDeactivated }: Props) {
  const { t } = useT('accounts');
  const start = trpc.auth.users.google_start.useMutation();
  const finish = trpc.auth.users.google_finish.useMutation();
  return (
    <ProviderButton
      icon={<IconBrandGoogleFilled aria-hidden="true" />}
      start={start.mutateAsync}
      finish={async (answer) => {
        await finish.mutateAsync(answer);
        onSignedIn();
      }}
      onDeactivated={onDeactivated}
    >
      {t('google.sign_in')}
    </ProviderButton>
  );
}
