'use client';
import type { BoardMemberView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { formatListAlone } from '@/shared/locale/format-list';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { DragItem } from './drag-handle';
import { MoveMenu } from './move-menu';

/** The crew who work on the day, and why others do not; each can be dragged to a boat or a group. */
export function BoardCrew() {
  const { t } = useT('outings-admin');
  const { board } = useBoardContext();
  return (
    <section className={css.crew} aria-label={t('crew.title')}>
      <h3>{t('crew.title')}</h3>
      {board.crew.length === 0 && <p className={css.soft}>{t('crew.none')}</p>}
      {board.crew.map((member) => (
        <Member key={member.uuid} member={member} />
      ))}
    </section>
  );
}

function Member({ member }: { member: BoardMemberView }) {
  const { t, lng } = useT('outings-admin');
  const { t: crew } = useT('crew-admin');
  const { board, make } = useBoardContext();
  const { uuid, name, roles, state, busy_in } = member;
  const captains = board.outings.map(({ vehicle, part, captain, kind, name: vessel }) => ({
    key: `${vehicle} ${part}`,
    label: t(kind === 'van' ? 'board.driver' : 'board.captain', { name: vessel }),
    onChoose: () => make({ kind: 'set_captain', vehicle, part, captain: uuid, seen: captain }),
  }));
  const groups = board.departures.flatMap(({ title, groups: some }) =>
    some.map(({ uuid: group, leader }, index) => ({
      key: group,
      label: t('board.leader', { number: index + 1, title }),
      onChoose: () => make({ kind: 'set_leader', group, leader: uuid, seen: leader }),
    })),
  );
  const about = [
    formatListAlone(
      lng,
      roles.map((role) => crew(`roleInList.${role}`)),
    ),
    t(`crew.${state}`),
    busy_in.length > 0 && t(`dayPart.${busy_in.join('_')}` as 'dayPart.morning'),
  ];
  return (
    <DragItem id={`member ${uuid}`} dragged={{ kind: 'member', uuid, name }} className={css.diver}>
      <span className={css.who} data-state={state}>
        <strong>{name}</strong> <span>{about.filter(Boolean).join(' · ')}</span>
      </span>
      <MoveMenu name={name} options={[...captains, ...groups]} />
    </DragItem>
  );
}
