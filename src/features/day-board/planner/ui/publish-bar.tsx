'use client';
import { useT } from '@/i18n/client';
import { formatMoment } from '@/shared/time/dates';
import { useBoardContext } from './board-context';
import css from './publish-bar.module.css';
import { PublishDialog } from './publish-dialog';

/** Stays in sight: when the day was published, what has changed since, and the button that publishes it. */
export function PublishBar() {
  const { t, lng } = useT('outings-admin');
  const { board } = useBoardContext();
  const { published, conflicts } = board;
  return (
    <div className={css.bar}>
      <div className={css.state}>
        {published ? (
          <>
            <p>{t('publish.at', { at: formatMoment(new Date(published.at), lng, 'medium') })}</p>
            {published.changed > 0 && <p>{t('publish.changed', { count: published.changed })}</p>}
            {published.to_notify > 0 && <p data-warning>{t('publish.toNotify', { count: published.to_notify })}</p>}
          </>
        ) : (
          <p>{t('publish.notYet')}</p>
        )}
      </div>
      {conflicts.length > 0 && <p data-warning>{t('conflicts.count', { count: conflicts.length })}</p>}
      <PublishDialog />
    </div>
  );
}
