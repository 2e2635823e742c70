import type { ReadinessView } from '@/features/ready/schema';
import type { Locale } from '@/shared/locale/locales';
import { ReadyList } from './ready-list';
import { StaffCard } from './staff-card';
import { StaffDiverLink } from './staff-diver-link';

type Order = { uuid: string; divers: readonly { full_name: string }[] };
type Props = { lng: Locale; order: Order; readiness: ReadinessView };

/** The divers of an order, each with a link that staff share, renew and revoke. */
export function StaffReadyList({ lng, order: { uuid, divers }, readiness }: Props) {
  const revoked = new Set(readiness.filter(({ is_revoked }) => is_revoked).map(({ position }) => position));
  const withCard = new Set(readiness.filter(({ has_card }) => has_card).map(({ position }) => position));
  return (
    <ReadyList
      {...{ lng, readiness, divers }}
      linkOf={(position, name) => (
        <>
          {withCard.has(position) && <StaffCard {...{ uuid, position, name }} />}
          <StaffDiverLink uuid={uuid} position={position} name={name} isRevoked={revoked.has(position)} />
        </>
      )}
    />
  );
}
