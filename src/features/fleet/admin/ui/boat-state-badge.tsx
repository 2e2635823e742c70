'use client';
import { boatState } from '@/features/fleet/admin/domain/boat-state';
import type { BoatRow } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

/** Shows the boat's state today, and why and until when it is out of service. */
export function BoatStateBadge({ boat }: { boat: BoatRow }) {
  const { t, lng } = useT('fleet-admin');
  const { state, tone, values } = boatState(boat, lng);
  return (
    <StatusBadge tone={tone} wraps={state === 'out_of_service'}>
      {t(`state.${state}`, values)}
    </StatusBadge>
  );
}
