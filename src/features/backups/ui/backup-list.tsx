'use client';
import type { BackupsView, StoredBackupView } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { ErrorState } from '@/ui/feedback/error-state';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import { Panel } from '@/ui/show/panel';
import css from './backups.module.css';
import { formatSize } from './format-size';

function Check({ lng, of: { checked_at, check_failure } }: { lng: Locale; of: StoredBackupView }) {
  const { t } = useT('backups-admin');
  if (!checked_at) return t('list.unchecked');
  const when = formatMoment(new Date(checked_at), lng, 'medium');
  if (!check_failure) return t('list.checked', { when });
  return <strong>{t('list.bad', { when, reason: t(`list.reason.${check_failure}`) })}</strong>;
}

function Table({ lng, backups }: { lng: Locale; backups: StoredBackupView[] }) {
  const { t } = useT('backups-admin');
  return (
    <HorizontalScroll label={t('list.title')}>
      <table className={css.table}>
        <caption className="only-read-aloud">{t('list.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('list.at')}</th>
            <th scope="col">{t('list.size')}</th>
            <th scope="col">{t('list.check')}</th>
            <th scope="col">{t('list.name')}</th>
          </tr>
        </thead>
        <tbody>
          {backups.map((backup) => (
            <tr key={backup.name}>
              <th scope="row">{formatMoment(new Date(backup.created_at), lng, 'medium')}</th>
              <td>{formatSize(backup.bytes, lng)}</td>
              <td>
                <Check lng={lng} of={backup} />
              </td>
              <td>
                <code>{backup.name}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  );
}

type Props = { lng: Locale; retry: () => void; busy: boolean } & Pick<BackupsView, 'location' | 'backups'>;

export function BackupList({ lng, location, backups, retry, busy }: Props) {
  const { t } = useT('backups-admin');
  const { t: common } = useT('common');
  if (!backups)
    return <ErrorState title={t('list.failed')} retryLabel={common('error.retry')} retry={retry} busy={busy} />;
  return (
    <Panel title={t('list.title')} className={css.panel}>
      <p className={css.text}>{t('list.location', { location })}</p>
      {backups.length > 0 ? (
        <Table lng={lng} backups={backups} />
      ) : (
        <p className={css.text}>
          {t('list.none')}. {t('list.noneHint')}
        </p>
      )}
    </Panel>
  );
}
