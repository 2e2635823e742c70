'use client';
import type { HistoryView, IssueView } from '@/features/equipment/issues/schema';
import type { ServiceView } from '@/features/equipment/services/schema';
import css from '@/features/equipment/ui/equipment.module.css';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Panel } from '@/ui/show/panel';

function ServiceLine({ service: { kind, date, done_by, cost, note } }: { service: ServiceView }) {
  const { t, lng } = useT('equipment-admin');
  return (
    <li>
      <strong>{formatDay(date, lng, 'medium')}</strong>
      {[t(`service.kind.${kind}`), done_by, cost !== null && formatRupiah(cost, lng), note].filter(Boolean).join(' · ')}
    </li>
  );
}

function IssueLine({ issue }: { issue: IssueView }) {
  const { t, lng } = useT('equipment-admin');
  const { date, diver, boat, returned_at, fault } = issue;
  const state = returned_at ? t('history.back') : t('history.out');
  const to = [diver, boat].filter(Boolean).join(', ') || t('history.shop');
  return (
    <li>
      <strong>{formatDay(date, lng, 'medium')}</strong>
      {[to, fault ? t('history.fault', { fault }) : state].join(' · ')}
    </li>
  );
}

/** The unit's services and the latest times it was issued. */
export function UnitHistory({ uuid, history: first }: { uuid: string; history: HistoryView }) {
  const { t } = useT('equipment-admin');
  const history = trpc.admin.equipment.history.useQuery({ uuid }, { initialData: first });
  const { services, issues } = history.data;
  return (
    <Panel title={t('history.title')} className={css.panel}>
      {services.length + issues.length === 0 && <p>{t('history.none')}</p>}
      {services.length > 0 && (
        <>
          <h3>{t('history.services')}</h3>
          <ul className={css.list}>
            {services.map((service) => (
              <ServiceLine key={service.uuid} service={service} />
            ))}
          </ul>
        </>
      )}
      {issues.length > 0 && (
        <>
          <h3>{t('history.issues')}</h3>
          <ul className={css.list}>
            {issues.map((issue) => (
              <IssueLine key={issue.uuid} issue={issue} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
