'use client';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CrewRemedy } from './crew-remedy';
import css from './remedies.module.css';
import { useCallIn } from './use-call-in';
import { VehicleRemedy } from './vehicle-remedy';

/** Shows what a day lacks, the crew who could be called, and why no boat fits. */
export function Remedies({ date, onCalledIn }: { date: Day; onCalledIn?: () => void }) {
  const { t } = useT('outings-admin');
  const { t: ui } = useT('ui');
  const remedies = trpc.admin.board.remedies.useQuery({ date });
  const calling = useCallIn(date, onCalledIn);
  if (remedies.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void remedies.refetch()}
        busy={remedies.isFetching}
      />
    );
  if (!remedies.data) return <Skeleton lines={3} />;
  const { crew, vehicles } = remedies.data;
  if (crew.length + vehicles.length === 0) return <p className={css.soft}>{t('remedy.nothing')}</p>;
  return (
    <div className={css.remedies} aria-busy={remedies.isFetching}>
      {crew.map((lacking) => (
        <CrewRemedy key={lacking.sentence} lacking={lacking} {...calling} />
      ))}
      {vehicles.map((lacking) => (
        <VehicleRemedy key={lacking.departure} lacking={lacking} />
      ))}
    </div>
  );
}
