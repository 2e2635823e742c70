'use client';
import { selectedOrdersPath } from '@/features/availability/domain/selected-orders';
import type { VehicleLackingView } from '@/features/day-board/remedies/schema';
import { useT } from '@/i18n/client';
import { OfficeButton } from '@/ui/access/office-button';
import css from './remedies.module.css';
import { useMisfitText } from './use-misfit-text';

/** Guests without a boat or van, and why each does not fit. */
export function VehicleRemedy({ lacking }: { lacking: VehicleLackingView }) {
  const { t, lng } = useT('outings-admin');
  const misfitText = useMisfitText();
  const { departure, sentence, vehicles } = lacking;
  return (
    <section className={css.remedy}>
      <h3>{sentence}</h3>
      {vehicles.length > 0 && (
        <ul className={css.vehicles}>
          {vehicles.map(({ uuid, name, seats, misfits }) => (
            <li key={uuid}>
              <strong>{name}</strong> <span className={css.soft}>{t('remedy.seats', { count: seats })}</span>
              {misfits.map((misfit) => (
                <span key={misfit.why}>{misfitText(misfit)}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <span className={css.actions}>
        <OfficeButton lng={lng} path={selectedOrdersPath({ departures: [departure] })}>
          {t('remedy.orders')}
        </OfficeButton>
        <OfficeButton lng={lng} path="/admin/boats">
          {t('remedy.boats')}
        </OfficeButton>
      </span>
    </section>
  );
}
