'use client';
import { TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { chatLink } from '@/shared/schema/chat-link';
import { internationalDigits } from '@/shared/schema/phone';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import css from './guest-link.module.css';

type CreatedLink = { url: string; text: string };

/** The new link, ready to copy or send; it cannot be shown again. */
function NewLink({ made: { url, text }, phone }: { made: CreatedLink; phone: string | null }) {
  const { t } = useT('orders-admin');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div className={css.made} role="status">
      <p>{t('link.onceHint')}</p>
      <TextInput label={t('link.address')} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className={css.row}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={copy}>
          {t(isCopied ? 'link.copied' : 'link.copy')}
        </Button>
        <ButtonLink
          href={chatLink(phone && internationalDigits(phone), text)}
          target="_blank"
          rel="noreferrer"
          prefetch={false}
          icon={<IconBrandWhatsapp aria-hidden="true" />}
        >
          {t('link.send')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Creates, renews and revokes the link by which the guest opens the order. */
export function GuestLink({ order: { uuid, link, customer, divers } }: { order: StaffOrderView }) {
  const { t, lng } = useT('orders-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const [made, setMade] = useState<CreatedLink | null>(null);
  const onError = ({ message }: { message: string }) =>
    notify({ type: 'error', title: common('notice.error'), text: message });
  const create = trpc.admin.orders.make_link.useMutation({
    onSuccess(answer) {
      setMade(answer);
      router.refresh();
    },
    onError,
  });
  const revoke = trpc.admin.orders.withdraw_link.useMutation({
    onSuccess({ message }) {
      setMade(null);
      notify({ type: 'success', title: common('notice.success'), text: message });
      router.refresh();
    },
    onError,
  });
  const ask = async (action: 'renew' | 'revoke') => {
    const yes = await confirm({
      title: t(`link.${action}Title`),
      body: t(`link.${action}Body`),
      confirmLabel: t(`link.${action}`),
      danger: action === 'revoke',
    });
    if (yes) (action === 'renew' ? create : revoke).mutate({ uuid });
  };
  const words = link && {
    date: formatMoment(new Date(link.created_at), lng, 'medium'),
    end: formatDay(link.ends_on, lng),
  };
  return (
    <div className={css.link}>
      <p>{words ? t(link.is_over ? 'link.expired' : 'link.created', words) : t('link.hint')}</p>
      {made && <NewLink made={made} phone={customer.phone ?? divers.find(({ phone }) => phone)?.phone ?? null} />}
      <div className={css.row}>
        <Button busy={create.isPending} onClick={() => (link ? ask('renew') : create.mutate({ uuid }))}>
          {t(link ? 'link.renew' : 'link.create')}
        </Button>
        {link && (
          <Button look="quiet" busy={revoke.isPending} onClick={() => ask('revoke')}>
            {t('link.revoke')}
          </Button>
        )}
      </div>
    </div>
  );
}
