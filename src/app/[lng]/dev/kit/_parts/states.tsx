import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CardSkeleton, Skeleton } from '@/ui/feedback/skeleton';
import css from './kit.module.css';
import { Retry } from './retry';

/** Layouts with their own sample page; the home page shows the public one. */
const shellNames = ['admin', 'user', 'order', 'empty'] as const;

export function Waiting() {
  return (
    <div className={css.grid}>
      <CardSkeleton />
      <div className={css.stack}>
        <Skeleton kind="title" />
        <Skeleton lines={4} />
        <Skeleton kind="block" />
      </div>
    </div>
  );
}

export async function Empty(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <EmptyState
      as="h3"
      title={t('state.emptyTitle')}
      hint={t('state.emptyHint')}
      action={
        <ButtonLink look="next" href="#empty">
          {t('state.emptyAction')}
        </ButtonLink>
      }
    />
  );
}

export function Failed() {
  return <Retry />;
}

export async function Shells(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <div className={css.row}>
      {shellNames.map((name) => (
        <ButtonLink key={name} href={localePath(props.lng, `/dev/kit/${name}`)}>
          {t(`shell.${name}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
