'use client';
import type { PartyHere } from '@/features/day-board/planner/domain/parties-of';
import type { BoardCompanionView, BoardDepartureView } from '@/features/day-board/schema';
import { companionName } from '@/features/orders/domain/companions';
import { useT } from '@/i18n/client';
import { DiverRow } from './diver-row';
import { PartyLine } from './party-line';
import css from './people.module.css';

type Props = { parties: readonly PartyHere[]; departure: BoardDepartureView; group: string | null };

/** The people of a group by order, each order with how to reach them and what they still have to pay. */
export function Parties({ parties, departure, group }: Props) {
  return (
    <ul className={css.parties}>
      {parties.map((party) => (
        <li key={party.order}>
          {party.divers.map((diver) => (
            <DiverRow key={`${diver.item} ${diver.diver}`} diver={diver} departure={departure} group={group} />
          ))}
          {[...party.companions.entries()].map(([position, companion]) => (
            <CompanionRow key={position} companion={companion} />
          ))}
          <PartyLine party={party} />
        </li>
      ))}
    </ul>
  );
}

/** A companion cannot be dragged, because companions stay with the first diver of their party. */
function CompanionRow({ companion }: { companion: BoardCompanionView }) {
  const { t } = useT('orders');
  const texts = { companion: t('companion'), companionOf: (name: string) => t('companionOf', { name }) };
  return (
    <div className={css.row} data-companion>
      <span className={css.who}>
        <span>{companionName(companion, texts)}</span> <em>{t('seatOnly')}</em>
      </span>
    </div>
  );
}
