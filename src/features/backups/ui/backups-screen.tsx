'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { BackupList } from './backup-list';
import { BackupNow } from './backup-now';
import css from './backups.module.css';
import { KeepForm } from './keep-form';
import { OwnersKey } from './owners-key';
import { useBackups } from './use-backups';

export function BackupsScreen({ lng }: { lng: Locale }) {
  const { t } = useT('backups-admin');
  const { t: common } = useT('common');
  const backups = useBackups();
  const view = backups.data;
  if (!view)
    return backups.isError ? (
      <ErrorState
        title={common('table.failed')}
        retryLabel={common('error.retry')}
        retry={() => void backups.refetch()}
        busy={backups.isFetching}
      />
    ) : (
      <div className={css.screen} aria-busy="true">
        <Skeleton kind="block" lines={2} />
      </div>
    );
  return (
    <div className={css.screen}>
      {view.beside_data && (
        <Alert tone="warning" title={t('besideData.title')}>
          {t('besideData.hint')}
        </Alert>
      )}
      <OwnersKey lng={lng} owned={view.key} />
      {view.key && <BackupNow lng={lng} running={view.running} failed={view.failed} />}
      <BackupList
        lng={lng}
        location={view.location}
        backups={view.backups}
        retry={() => void backups.refetch()}
        busy={backups.isFetching}
      />
      <KeepForm keep={view.keep} />
    </div>
  );
}
