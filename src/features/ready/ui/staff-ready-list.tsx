import type { ReadinessView } from '@/features/ready/schema';
import type { Locale } from '@/shared/locale/locales';
import { ReadyList } from './ready-list';
import { StaffDiverLink } from './staff-diver-link';

type Order = { uuid: string; divers: readonly { full_name: string }[] };
type Props = { lng: Locale; order: Order; readiness: ReadinessView };

/** The divers of an order, each with a link that staff share, renew and revoke. */
export function StaffReadyList({ lng, order: { uuid, divers }, readiness }: Props) {
  const byPosition = new Map(readiness.map((one) => [one.position, one]));
  return (
    <ReadyList
      {...{ lng, readiness, divers }}
      linkOf={(position, name) => {
        const { has_link = false, is_revoked = false } = byPosition.get(position) ?? {};
        return (
          (has_link || is_revoked) && (
            <StaffDiverLink uuid={uuid} position={position} name={name} isRevoked={is_revoked} />
          )
        );
      }}
    />
  );
}
