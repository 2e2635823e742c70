'use client';
import type { BoardMemberView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { capitalise } from '@/shared/locale/capitalise';
import { formatListAlone } from '@/shared/locale/format-list';
import { useBoardContext } from './board-context';
import css from './crew.module.css';
import { DragItem } from './drag-handle';
import { MoveMenu } from './move-menu';

const states = ['free', 'busy', 'paper_over', 'off'] as const;

/** The crew who work on the day, and why others do not; each can be dragged to a boat or a group. */
export function BoardCrew() {
  const { t, lng } = useT('outings-admin');
  const { board } = useBoardContext();
  return (
    <section className={css.crew} aria-label={t('crew.title')}>
      <h2>{t('crew.title')}</h2>
      {board.crew.length === 0 && <p>{t('crew.none')}</p>}
      {states
        .map((state) => ({ state, members: board.crew.filter((member) => member.state === state) }))
        .filter(({ members }) => members.length > 0)
        .map(({ state, members }) => (
          <div key={state}>
            <h3>{t('crew.countIn', { state: capitalise(lng, t(`crew.${state}`)), count: members.length })}</h3>
            {members.map((member) => (
              <Member key={member.uuid} member={member} />
            ))}
          </div>
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
    state === 'busy' ? t(`half.${busy_in.join('_')}` as 'half.morning') : t(`crew.${state}`),
  ];
  return (
    <DragItem id={`member ${uuid}`} dragged={{ kind: 'member', uuid, name }} className={css.member}>
      <span className={css.who} data-state={state}>
        <strong>{name}</strong> <span>{about.join(' · ')}</span>
      </span>
      <MoveMenu name={name} options={[...captains, ...groups]} />
    </DragItem>
  );
}
