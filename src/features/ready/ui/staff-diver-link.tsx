'use client';
import { IconPencil } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { DiverLinkView } from '@/features/ready/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { LinkTools } from './link-tools';
import css from './ready-list.module.css';

type Props = { uuid: string; position: number; name: string; isRevoked: boolean };

/** The link of a diver as staff share, renew and revoke it. */
export function StaffDiverLink({ uuid, position, name, isRevoked }: Props) {
  const { t } = useT('ready');
  const { t: common } = useT('common');
  const router = useRouter();
  const [link, setLink] = useState<DiverLinkView | null>(null);
  const diver = { uuid, diver: position };
  const onError = ({ message }: { message: string }) =>
    notify({ type: 'error', title: common('notice.error'), text: message });
  const share = trpc.admin.orders.diver_link.useMutation({ onSuccess: setLink, onError });
  const renew = trpc.admin.orders.renew_diver_link.useMutation({
    onSuccess(renewed) {
      setLink(renewed);
      router.refresh();
    },
    onError,
  });
  const revoke = trpc.admin.orders.revoke_diver_link.useMutation({
    onSuccess({ message }) {
      setLink(null);
      notify({ type: 'success', title: common('notice.success'), text: message });
      router.refresh();
    },
    onError,
  });
  const confirmed = (action: 'renew' | 'revoke') =>
    confirm({
      title: t(`link.${action}Title`),
      body: t(`link.${action}Body`),
      confirmLabel: t(`link.${action}`),
      danger: action === 'revoke',
    });
  const onRenew = async () => {
    if (isRevoked || (await confirmed('renew'))) renew.mutate(diver);
  };
  const onRevoke = async () => {
    if (await confirmed('revoke')) revoke.mutate(diver);
  };
  const renewButton = (
    <Button size="s" look="quiet" busy={renew.isPending} onClick={onRenew}>
      {t('link.renew')}
    </Button>
  );
  if (isRevoked)
    return (
      <div className={css.row}>
        <span>{t('list.revoked')}</span>
        {renewButton}
      </div>
    );
  return (
    <LinkTools name={name} link={link} isBusy={share.isPending} onShow={() => share.mutate(diver)}>
      {link && (
        <ButtonLink
          href={link.url}
          target="_blank"
          rel="noreferrer"
          prefetch={false}
          size="s"
          icon={<IconPencil aria-hidden="true" />}
        >
          {t('link.open')}
        </ButtonLink>
      )}
      {link && renewButton}
      {link && (
        <Button size="s" look="quiet" busy={revoke.isPending} onClick={onRevoke}>
          {t('link.revoke')}
        </Button>
      )}
    </LinkTools>
  );
}
