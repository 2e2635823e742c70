'use client';
import { useRouter } from 'next/navigation';
import type { KeptHealthView } from '@/features/ready/health/schema';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { Panel } from '@/ui/show/panel';
import css from './staff-health.module.css';

/** The outcomes that an account's people asked to keep, each of which can be withdrawn. */
export function KeptHealth({ kept }: { kept: KeptHealthView }) {
  const { t, lng } = useT('health');
  const { t: common } = useT('common');
  const router = useRouter();
  const withdraw = trpc.order.withdraw_kept_health.useMutation({
    onSuccess({ message }) {
      notify({ type: 'success', title: common('notice.success'), text: message });
      router.refresh();
    },
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  if (kept.length === 0) return null;
  const askAndWithdraw = async (uuid: string, name: string) => {
    const yes = await confirm({
      title: t('record.withdrawOf', { name }),
      body: t('record.withdrawBody', { name }),
      confirmLabel: t('record.withdraw'),
      danger: true,
    });
    if (yes) withdraw.mutate({ uuid });
  };
  return (
    <Panel title={t('record.title')}>
      <p className={css.about}>{t('record.lead')}</p>
      <ul className={css.divers}>
        {kept.map(({ uuid, full_name: name, on, until }) => (
          <li key={uuid}>
            <strong>{name}</strong>
            <p className={css.about}>{t('record.line', { date: formatDay(on, lng), until: formatDay(until, lng) })}</p>
            <div className={css.row}>
              <Button size="s" aria-label={t('record.withdrawOf', { name })} onClick={() => askAndWithdraw(uuid, name)}>
                {t('record.withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
