'use client';
import type { BoatView, SpanView } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import { Panel } from '@/ui/show/panel';
import css from './fleet.module.css';
import { OutOfServiceForm } from './out-of-service-form';

const daysOf = ({ from, to }: SpanView, lng: Locale) =>
  [...new Set([from, to])].map((day) => formatDay(day, lng, 'medium')).join(' – ');

export function OutOfService({ lng, boat: first }: { lng: Locale; boat: BoatView }) {
  const { t } = useT('fleet-admin');
  const toast = useNotify();
  const { fleet } = trpc.useUtils().admin;
  const { uuid } = first;
  const boat = trpc.admin.fleet.get.useQuery({ uuid }, { initialData: first });
  const remove = trpc.admin.fleet.return_to_service.useMutation({
    onSuccess: () => toast.done(t('outOfService.removed')),
    onError: toast.refused,
    onSettled: () => fleet.invalidate(),
  });
  async function ask(span: SpanView) {
    const days = daysOf(span, lng);
    const title = t('outOfService.removeTitle', { days });
    if (
      await confirm({ title, body: t('outOfService.removeHint'), confirmLabel: t('outOfService.remove'), danger: true })
    )
      remove.mutate({ uuid, span: span.uuid });
  }

  const spans = boat.data.out_of_service;
  return (
    <Panel title={t('outOfService.title')} className={css.panel}>
      {spans.length === 0 ? (
        <p>{t('outOfService.none')}</p>
      ) : (
        <ul className={css.spans}>
          {spans.map((span) => (
            <li key={span.uuid}>
              <span>
                <strong>{daysOf(span, lng)}</strong>
                {span.reason}
              </span>
              <Button
                size="s"
                look="quiet"
                aria-label={t('outOfService.removeOf', { days: daysOf(span, lng) })}
                busy={remove.isPending && remove.variables.span === span.uuid}
                onClick={() => void ask(span)}
              >
                {t('outOfService.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OutOfServiceForm uuid={uuid} />
    </Panel>
  );
}
