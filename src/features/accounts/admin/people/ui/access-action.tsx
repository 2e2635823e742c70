'use client';
import type { PersonView } from '@/features/accounts/admin/people/schema';
import type { Audience } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { fullName } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { usePersonAction } from './use-person-action';

export function AccessAction({ audience, person }: { audience: Audience; person: PersonView }) {
  const { t } = useT('accounts-admin');
  const { showNotice, refused, refresh } = usePersonAction();
  const calls = audience === 'admins' ? trpc.admin.admins : trpc.admin.users;
  const update = calls.update.useMutation({
    onSuccess: ({ active }) => showNotice(t(active ? 'notice.active' : 'notice.inactive')),
    onError: refused,
    onSettled: refresh,
  });
  const { uuid, active } = person;
  const deactivate = async () => {
    const question = {
      title: t('dialog.deactivateTitle', { name: fullName(person) }),
      body: t('dialog.deactivate'),
      confirmLabel: t('action.deactivate'),
      danger: true,
    };
    if (await confirm(question)) update.mutate({ uuid, active: false });
  };
  if (active)
    return (
      <Button size="s" busy={update.isPending} onClick={deactivate}>
        {t('action.deactivate')}
      </Button>
    );
  return (
    <Button size="s" look="solid" busy={update.isPending} onClick={() => update.mutate({ uuid, active: true })}>
      {t('action.activate')}
    </Button>
  );
}
