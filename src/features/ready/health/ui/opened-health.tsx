'use client';
import { TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { OpenedHealthView, StaffHealthView } from '@/features/ready/health/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import css from './staff-health.module.css';

type Props = {
  uuid: string;
  name: string;
  health: StaffHealthView[number];
  opened: OpenedHealthView;
  onDone: () => void;
};

/** The answers of a diver, the pages of a physician, and the decision about them. */
export function OpenedHealth({ uuid, name, health, opened, onDone }: Props) {
  const { t } = useT('health-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const [reason, setReason] = useState('');
  const decide = trpc.admin.orders.decide_health.useMutation({
    onSuccess({ message }) {
      notify({ type: 'success', title: common('notice.success'), text: message });
      onDone();
      router.refresh();
    },
  });
  const choose = (decision: 'approved' | 'refused') =>
    decide.mutate({ uuid, diver: health.position, decision, reason });
  return (
    <section className={css.opened} aria-label={t('openTitle', { name })}>
      <ul className={css.answers}>
        {opened.answers.map(({ id, question, answer }) => (
          <li key={id} data-answer={answer ? 'yes' : 'no'}>
            <span>{question}</span>
            <span>{t(answer ? 'yes' : 'no')}</span>
          </li>
        ))}
      </ul>
      <strong>{t('files')}</strong>
      {opened.files.length === 0 && <p>{t('noFiles')}</p>}
      {opened.files.map(({ uuid: file, url }, index) => (
        <a key={file} href={url} download>
          {t('file', { number: index + 1 })}
        </a>
      ))}
      {opened.reason && <p>{opened.reason}</p>}
      {health.outcome !== 'cleared' && (
        <>
          <TextInput
            label={t('decisionReason')}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {decide.error && <Alert tone="error">{decide.error.message}</Alert>}
          <div className={css.row}>
            <Button size="s" look="solid" busy={decide.isPending} onClick={() => choose('approved')}>
              {t('approve')}
            </Button>
            <Button size="s" busy={decide.isPending} onClick={() => choose('refused')}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
