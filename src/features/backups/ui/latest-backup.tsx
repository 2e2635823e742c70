'use client';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { formatSize } from './format-size';

/** The dashboard stays open all day. */
const keepFresh = { refetchInterval: 300_000 };

/** Age and size of the last backup; a warning when it is too long ago. */
export function LatestBackup({ lng }: { lng: Locale }) {
  const { t } = useT('backups-admin');
  const { data } = trpc.admin.backups.latest.useQuery(undefined, keepFresh);
  if (!data) return null;
  const { has_key, latest, overdue } = data;
  const when = latest && formatMoment(new Date(latest.at), lng, 'medium');
  const sentence = !has_key
    ? t('dashboard.noKey')
    : !when
      ? t('dashboard.never')
      : overdue
        ? t('dashboard.overdue', { when })
        : t('dashboard.latest', { when, size: formatSize(latest.bytes, lng) });
  return (
    <Alert
      tone={overdue || !has_key ? 'warning' : 'info'}
      title={t('dashboard.title')}
      actions={
        <ButtonLink href={localePath(lng, '/admin/settings/backup')} size="s">
          {t('dashboard.open')}
        </ButtonLink>
      }
    >
      {sentence}
    </Alert>
  );
}
