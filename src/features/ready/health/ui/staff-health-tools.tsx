'use client';
import { TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type OpenedHealthView, openHealthForm, type StaffHealthView } from '@/features/ready/health/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import { OpenedHealth } from './opened-health';
import css from './staff-health.module.css';

type Props = { uuid: string; name: string; health: StaffHealthView[number] };

/** What staff with the right can do about a diver's health; opened answers stay on the screen until it is left. */
export function StaffHealthTools({ uuid, name, health }: Props) {
  const { t } = useT('health-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const can = useCan();
  const [isOpening, setOpening] = useState(false);
  const { form, refusal, showRefusal, submit } = useZodForm(openHealthForm, { reason: '' });
  const [opened, setOpened] = useState<OpenedHealthView | null>(null);
  const diver = { uuid, diver: health.position };
  const open = trpc.admin.orders.open_health.useMutation({
    onSuccess(answer) {
      setOpening(false);
      form.reset();
      setOpened(answer);
    },
    onError: showRefusal,
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
            aria-expanded={isOpening}
            onClick={() => setOpening(!isOpening)}
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
      {isOpening && (
        <form
          className={css.form}
          onSubmit={submit((values) => open.mutate({ ...diver, ...values }))}
          noValidate
          aria-label={t('openTitle', { name })}
        >
          <TextInput
            key={form.key('reason')}
            label={t('reason')}
            description={t('reasonHint')}
            {...form.getInputProps('reason')}
          />
          {refusal && <Alert tone="error">{refusal}</Alert>}
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
