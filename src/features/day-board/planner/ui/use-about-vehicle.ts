'use client';
import { useMisfitText } from '@/features/day-board/remedies/ui/use-misfit-text';
import type { BoardDepartureView, BoardView } from '@/features/day-board/schema';
import { misfitsOf, seatsLeft } from '@/features/outings/domain/misfits';
import { useT } from '@/i18n/client';
import { formatListAlone } from '@/shared/locale/format-list';

type Vehicle = BoardView['vehicles'][number];

/** Describes what a boat or van offers a departure: its seats, its areas, and the room it has or why it does not fit. */
export function useAboutVehicle(board: BoardView) {
  const { t, lng } = useT('outings-admin');
  const { t: catalogue } = useT('catalogue');
  const misfitText = useMisfitText();
  return (vehicle: Vehicle, { uuid, transport, areas, parts, people }: BoardDepartureView): string => {
    const { seats, kind, in_service: inService, out_of_service: outOfService } = vehicle;
    const aboard = board.departures.filter((one) => one.vehicle === vehicle.uuid && one.uuid !== uuid);
    const carrier = { ...{ kind, seats, areas: vehicle.areas, inService }, outOfService };
    const misfits = misfitsOf(carrier, { transport, areas, parts, people }, aboard);
    const served = vehicle.areas.map((area) => catalogue(`area.${area}` as 'area.sanur'));
    return [
      t('remedy.seats', { count: seats }),
      served.length > 0 && formatListAlone(lng, served),
      ...misfits.map(misfitText),
      misfits.length === 0 && t('remedy.left', { count: seatsLeft(vehicle, aboard, parts) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
