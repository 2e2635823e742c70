import type { ReadinessView } from '@/features/ready/schema';
import type { Locale } from '@/shared/locale/locales';
import { OwnDiverLink } from './own-diver-link';
import { ReadyList } from './ready-list';

type Order = { uuid: string; divers: readonly { full_name: string }[] };
type Props = { lng: Locale; order: Order; readiness: ReadinessView };

/** The divers of the customer's own order, each with a link to share or to open. */
export function OwnReadyList({ lng, order: { uuid, divers }, readiness }: Props) {
  const withLink = new Set(readiness.filter(({ is_revoked }) => !is_revoked).map(({ position }) => position));
  return (
    <ReadyList
      isGuest
      {...{ lng, readiness, divers }}
      linkOf={(position, name) =>
        withLink.has(position) && <OwnDiverLink uuid={uuid} position={position} name={name} />
      }
    />
  );
}
