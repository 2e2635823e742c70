'use client';
import { TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { OpenedHealthView, StaffHealthView } from '@/features/ready/health/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { OpenedHealth } from './opened-health';
import css from './staff-health.module.css';

type Props = { uuid: string; name: string; health: StaffHealthView[number] };

/** What staff with the right can do about a diver's health; opened answers stay on the screen until it is left. */
export function StaffHealthTools({ uuid, name, health }: Props) {
  const { t } = useT('health-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const can = useCan();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [opened, setOpened] = useState<OpenedHealthView | null>(null);
  const diver = { uuid, diver: health.position };
  const open = trpc.admin.orders.open_health.useMutation({
    onSuccess(answer) {
      setAsked(false);
      setReason('');
      setOpened(answer);
    },
  });
  const paper = trpc.admin.orders.record_health_paper.useMutation({
    onSuccess({ message }) {
      setOpened(null);
      notify({ type: 'success', title: common('notice.success'), text: message });
      router.refresh();
    },
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  if (!can('health')) return null;
  const onOpen = (event: FormEvent) => {
    event.preventDefault();
    open.mutate({ ...diver, reason });
  };
  const onPaper = async () => {
    const isSure = await confirm({ title: t('paperTitle'), body: t('paperBody'), confirmLabel: t('recordPaper') });
    if (isSure) paper.mutate(diver);
  };
  return (
    <>
      <div className={css.row}>
        {health.is_readable && !opened && (
          <Button
            size="s"
            aria-label={t('openOf', { name })}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            {t('open')}
          </Button>
        )}
        {health.outcome !== 'cleared' && (
          <Button
            size="s"
            look="quiet"
            busy={paper.isPending}
            aria-label={t('recordPaperOf', { name })}
            onClick={onPaper}
          >
            {t('recordPaper')}
          </Button>
        )}
      </div>
      {isAsked && (
        <form className={css.form} onSubmit={onOpen} noValidate aria-label={t('openTitle', { name })}>
          <TextInput
            label={t('reason')}
            description={t('reasonHint')}
            maxLength={500}
            value={reason}
            error={open.error?.data?.errors?.reason?.[0]}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {open.error && !open.error.data?.errors && <Alert tone="error">{open.error.message}</Alert>}
          <div className={css.row}>
            <Button type="submit" size="s" busy={open.isPending}>
              {t('open')}
            </Button>
          </div>
        </form>
      )}
      {opened && <OpenedHealth {...{ uuid, name, health, opened }} onDone={() => setOpened(null)} />}
    </>
  );
}
