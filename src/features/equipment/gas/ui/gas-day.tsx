'use client';
import { useState } from 'react';
import type { GasDayView, GasDiver } from '@/features/equipment/gas/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ChoiceSelect } from '@/ui/form/choice-select';
import paper from '@/ui/show/paper.module.css';
import { DiverTanks } from './diver-tanks';
import css from './gas.module.css';

/** Lists a diver who has booked no nitrox. */
function AddDiver({ divers, onAdd }: { divers: readonly GasDiver[]; onAdd: (uuid: string) => void }) {
  const { t } = useT('equipment-admin');
  const [first] = divers;
  const [chosen, setChosen] = useState('');
  if (!first) return null;
  const uuid = divers.some((one) => one.uuid === chosen) ? chosen : first.uuid;
  return (
    <form
      className={css.tools}
      aria-label={t('gas.addDiver')}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(uuid);
      }}
    >
      <ChoiceSelect
        label={t('gas.otherDiver')}
        value={uuid}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={divers.map(({ uuid: value, name }) => ({ value, label: name }))}
      />
      <Button type="submit">{t('gas.addDiver')}</Button>
    </form>
  );
}

/** The tanks of the day by diver: of those who booked nitrox, who have a tank, or who were added here. */
export function GasDay({ view }: { view: GasDayView }) {
  const { t } = useT('equipment-admin');
  const { t: common } = useT('common');
  const { date } = view;
  const [added, setAdded] = useState<readonly string[]>([]);
  const log = trpc.admin.gas.day.useQuery({ date }, { initialData: view });
  if (log.isError)
    return (
      <ErrorState
        title={t('gas.failed')}
        retryLabel={common('error.retry')}
        retry={() => void log.refetch()}
        busy={log.isFetching}
      />
    );
  const { divers } = log.data;
  if (divers.length === 0) return <EmptyState title={t('packing.none')} hint={t('gas.noneHint')} />;
  const isListed = ({ uuid, nitrox, tanks }: GasDiver) => nitrox || tanks.length > 0 || added.includes(uuid);
  const listed = divers.filter(isListed);
  return (
    <div className={paper.list}>
      <section className={paper.sheet} aria-label={t('gas.title')}>
        {listed.length === 0 && <p>{t('gas.nobody')}</p>}
        {listed.map((diver) => (
          <DiverTanks key={diver.uuid} date={date} diver={diver} />
        ))}
      </section>
      <AddDiver
        divers={divers.filter((diver) => !isListed(diver))}
        onAdd={(uuid) => setAdded((before) => [...before, uuid])}
      />
    </div>
  );
}
