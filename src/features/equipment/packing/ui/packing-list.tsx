'use client';
import type { PackingOuting, PackingView } from '@/features/equipment/packing/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import paper from '@/ui/show/paper.module.css';
import { OutingUnits } from './outing-units';
import css from './packing.module.css';
import { PackingLineRow } from './packing-line';

function Outing({ date, outing }: { date: string; outing: PackingOuting }) {
  const { t, lng } = useT('equipment-admin');
  const { vehicle, title, time, divers, lines, lead_kg: kg, without_weight: unweighed } = outing;
  const about = [time && clockTime(lng, time), title, t('packing.divers', { count: divers.length })];
  return (
    <section className={paper.sheet}>
      <h2>
        {vehicle?.name ?? t('packing.onLand')}
        <span>{about.filter(Boolean).join(' · ')}</span>
      </h2>
      <div className={css.scroll}>
        <table className={paper.table}>
          <thead>
            <tr>
              <th scope="col">{t('packing.item')}</th>
              <th scope="col">{t('packing.needed')}</th>
              <th scope="col">{t('packing.available')}</th>
              <th scope="col">{t('packing.packed')}</th>
              <th scope="col">{t('packing.returned')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <PackingLineRow key={line.line} date={date} outing={outing.outing} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.lead}>
        {t('packing.lead', { kg })}
        {unweighed > 0 && <strong>{t('packing.withoutWeight', { count: unweighed })}</strong>}
      </p>
      <OutingUnits date={date} outing={outing} />
    </section>
  );
}

/** A list for each outing of the day. */
export function PackingList({ view }: { view: PackingView }) {
  const { t } = useT('equipment-admin');
  const { t: common } = useT('common');
  const { date } = view;
  const packing = trpc.admin.equipment.packing.useQuery({ date }, { initialData: view });
  if (packing.isError)
    return (
      <ErrorState
        title={t('packing.failed')}
        retryLabel={common('error.retry')}
        retry={() => void packing.refetch()}
        busy={packing.isFetching}
      />
    );
  const { outings } = packing.data;
  if (outings.length === 0) return <EmptyState title={t('packing.none')} hint={t('packing.noneHint')} />;
  return (
    <div className={paper.list}>
      {outings.map((outing) => (
        <Outing key={outing.outing} date={date} outing={outing} />
      ))}
    </div>
  );
}
