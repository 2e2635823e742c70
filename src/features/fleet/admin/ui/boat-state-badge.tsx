'use client';
import { boatState } from '@/features/fleet/admin/domain/boat-state';
import type { BoatRow } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

/** Shows if the boat can carry guests today, and if not, why and until when. */
export function BoatStateBadge({ boat }: { boat: BoatRow }) {
  const { t, lng } = useT('fleet-admin');
  const { state, tone, values } = boatState(boat, lng);
  return (
    <StatusBadge tone={tone} wraps={state === 'out_of_service'}>
      {t(`state.${state}`, values)}
    </StatusBadge>
  );
}
