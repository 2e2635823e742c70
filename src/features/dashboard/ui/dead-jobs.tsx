'use client';
import type { AttentionView } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import css from './dead-jobs.module.css';

type Dead = AttentionView['dead_jobs'][number];

/** Lists jobs that have used all their attempts; only emails can be dropped. */
export function DeadJobs({ lng, jobs }: { lng: Locale; jobs: Dead[] }) {
  const { t } = useT('dashboard');
  const { t: common } = useT('common');
  const cache = trpc.useUtils();
  const can = useCan();
  const settled = {
    onSuccess: ({ message }: { message: string }) =>
      notify({ type: 'success', title: common('notice.success'), text: message }),
    onError: ({ message }: { message: string }) =>
      notify({ type: 'error', title: common('notice.error'), text: message }),
    onSettled: () => cache.admin.dashboard.attention.invalidate(),
  };
  const retry = trpc.admin.dashboard.retry_job.useMutation(settled);
  const drop = trpc.admin.dashboard.drop_mail.useMutation(settled);
  const busy = retry.isPending || drop.isPending;
  const nameOf = ({ is_mail, to, name }: Dead) =>
    is_mail ? (to ? t('attention.mailTo', { address: to }) : t('attention.mailSealed')) : name;

  const askToDrop = async ({ id, to }: Dead) => {
    const yes = await confirm({
      title: t('attention.dropTitle'),
      body: t('attention.dropBody', { address: to ?? '' }),
      confirmLabel: t('attention.drop'),
      danger: true,
    });
    if (yes) drop.mutate({ id });
  };
  return (
    <ul className={css.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <div>
            <span>
              {nameOf(job)}, {formatMoment(new Date(job.created_at), lng, 'medium')},{' '}
              {t('attention.tries', { count: job.attempts })}
            </span>
            {job.last_error && <code>{job.last_error}</code>}
          </div>
          <Button
            size="s"
            busy={busy}
            aria-label={t('attention.retryOf', { what: nameOf(job) })}
            onClick={() => retry.mutate({ id: job.id })}
          >
            {t('attention.retry')}
          </Button>
          {job.is_mail && can('orders') && (
            <Button
              size="s"
              look="quiet"
              busy={busy}
              aria-label={t('attention.dropOf', { what: nameOf(job) })}
              onClick={() => askToDrop(job)}
            >
              {t('attention.drop')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
