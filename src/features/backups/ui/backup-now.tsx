'use client';
import { Progress } from '@mantine/core';
import type { BackupsView } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { Panel } from '@/ui/show/panel';
import css from './backups.module.css';
import { useSetBackups } from './use-backups';

type Props = { lng: Locale } & Pick<BackupsView, 'running' | 'failed'>;

/** Starts a backup and shows how far it is. */
export function BackupNow({ lng, running, failed }: Props) {
  const { t } = useT('backups-admin');
  const toast = useNotify();
  const setBackups = useSetBackups();
  const start = trpc.admin.backups.start.useMutation({
    onSuccess(view) {
      setBackups(view);
      toast.done(t('now.started'));
    },
    onError: toast.refused,
  });
  const percent = new Intl.NumberFormat(lng, { style: 'percent' });
  return (
    <Panel title={t('now.title')} className={css.panel}>
      {failed && !running && (
        <Alert tone="error" title={t('now.failed', { when: formatMoment(new Date(failed.at), lng, 'medium') })}>
          {t(`now.reason.${failed.reason}`)}
        </Alert>
      )}
      <p className={css.text}>{t('now.nightly')}</p>
      {running ? (
        <div role="status">
          <p className={css.text}>{t('now.progress', { percent: percent.format(running.progress / 100) })}</p>
          <Progress value={running.progress} aria-label={t('now.running')} />
        </div>
      ) : (
        <div>
          <Button look="solid" busy={start.isPending} onClick={() => start.mutate()}>
            {t('now.start')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
