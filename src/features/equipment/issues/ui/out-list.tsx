'use client';
import { TagEntry } from '@/features/equipment/scan/ui/tag-entry';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { Panel } from '@/ui/show/panel';
import { IssuedUnit } from './issued-unit';
import css from './issues.module.css';
import { useReturn } from './use-return';

/** The units that have not come back; one is taken back by its tag or its button. */
export function OutList() {
  const { t, lng } = useT('equipment-admin');
  const { t: common } = useT('common');
  const toast = useNotify();
  const out = trpc.admin.equipment.out.useQuery();
  const back = useReturn();
  if (out.isError)
    return (
      <ErrorState
        title={t('out.failed')}
        retryLabel={common('error.retry')}
        retry={() => void out.refetch()}
        busy={out.isFetching}
      />
    );
  if (!out.data) return <Skeleton lines={4} />;
  const issues = out.data.data;
  if (issues.length === 0) return <EmptyState title={t('out.none')} />;
  function takeBack(tag: string) {
    const issue = issues.find(({ unit }) => unit.tag === tag);
    if (issue) back.mutate({ uuid: issue.uuid });
    else toast.refused({ message: t('out.notOut', { tag }) });
  }
  return (
    <Panel>
      <TagEntry label={t('return.back')} action={t('return.back')} busy={back.isPending} onTag={takeBack} />
      <ul className={css.units}>
        {issues.map((issue) => (
          <IssuedUnit key={issue.uuid} issue={issue}>
            {[formatDay(issue.date, lng, 'medium'), issue.diver, issue.boat].filter(Boolean).join(' · ')}
          </IssuedUnit>
        ))}
      </ul>
    </Panel>
  );
}
