'use client';
import { selectedOrdersPath } from '@/features/availability/domain/selected-orders';
import type { CrewLackingView } from '@/features/day-board/remedies/schema';
import { useT } from '@/i18n/client';
import { OfficeButton } from '@/ui/access/office-button';
import css from './remedies.module.css';
import { StandInRow } from './stand-in-row';
import type { useCallIn } from './use-call-in';

type Props = { lacking: CrewLackingView } & ReturnType<typeof useCallIn>;

/** Names the crew that is missing, and who could be called. */
export function CrewRemedy({ lacking, callIn, busyWith }: Props) {
  const { t, lng } = useT('outings-admin');
  const { sentence, stand_ins: standIns, further, departures } = lacking;
  return (
    <section className={css.remedy}>
      <h3>{sentence}</h3>
      <p className={css.soft}>{t(standIns.length > 0 ? 'remedy.standIns' : 'remedy.noStandIns')}</p>
      {standIns.length > 0 && (
        <ul className={css.people}>
          {standIns.map((one) => (
            <StandInRow key={one.uuid} standIn={one} busy={busyWith === one.uuid} onCallIn={() => callIn(one)} />
          ))}
        </ul>
      )}
      {further > 0 && <p className={css.soft}>{t('remedy.further', { count: further })}</p>}
      <OfficeButton lng={lng} path={selectedOrdersPath({ departures })}>
        {t('remedy.orders')}
      </OfficeButton>
    </section>
  );
}
