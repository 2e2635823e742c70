'use client';
import { IconPinned, IconPlus } from '@tabler/icons-react';
import type { BoardDepartureView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { Button } from '@/ui/action/button';
import css from './board.module.css';
import { useBoardContext } from './board-context';
import { CompanionList } from './companion-list';
import { ConflictMarks } from './conflict-marks';
import { DiverChip } from './diver-chip';
import { departureId } from './drag';
import { DragItem, DropArea } from './drag-handle';
import { GroupCard } from './group-card';
import { MoveMenu } from './move-menu';
import { useAboutVehicle } from './use-about-vehicle';

export function DepartureCard({ departure }: { departure: BoardDepartureView }) {
  const { t, lng } = useT('outings-admin');
  const { board, make } = useBoardContext();
  const { uuid, title, time, people, vehicle, pinned, published, groups, without_group } = departure;
  const aboutVehicle = useAboutVehicle(board);
  const moveTo = (to: string | null) => make({ kind: 'move_departure', departure: uuid, vehicle: to, seen: vehicle });
  const options = [
    ...board.vehicles.map((one) => ({
      key: one.uuid,
      label: one.name,
      about: aboutVehicle(one, departure),
      onChoose: () => moveTo(one.uuid),
    })),
    { key: 'none', label: t('board.unassigned'), onChoose: () => moveTo(null) },
  ].filter(({ key }) => key !== (vehicle ?? 'none'));
  const letGo = {
    key: 'let-go',
    label: t('board.unpin'),
    onChoose: () => make({ kind: 'release_departure', departure: uuid, seen: vehicle }),
  };
  const conflicts = board.conflicts.filter(({ at }) => at.departure === uuid && !at.group);
  const isLed = departure.led_by !== 'none';
  return (
    <section className={css.departure} aria-label={title}>
      <DragItem id={departureId(uuid)} dragged={{ kind: 'departure', uuid, vehicle, name: title }} className={css.row}>
        <h4>
          {clockTime(lng, time)} {title}
        </h4>
        {pinned && <IconPinned role="img" aria-label={t('board.pinned')} />}
        <MoveMenu name={title} options={pinned || published ? [...options, letGo] : options} />
      </DragItem>
      <p className={css.soft}>{t('board.people', { count: people })}</p>
      <ConflictMarks conflicts={conflicts} />
      {groups.map((group, index) => (
        <GroupCard key={group.uuid} group={group} number={index + 1} departure={departure} />
      ))}
      {without_group.length > 0 && (
        <DropArea
          id={`without ${uuid}`}
          target={{ takes: 'diver', departure: uuid, group: null, leader: null, name: t('board.withoutGroup') }}
          className={css.group}
        >
          {isLed && <h5>{t('board.withoutGroup')}</h5>}
          {without_group.map((diver) => (
            <DiverChip key={`${diver.item} ${diver.diver}`} diver={diver} departure={departure} group={null} />
          ))}
        </DropArea>
      )}
      <CompanionList companions={departure.companions} />
      {isLed && (
        <Button
          size="s"
          look="quiet"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => make({ kind: 'add_group', departure: uuid })}
        >
          {t('board.addGroup')}
        </Button>
      )}
    </section>
  );
}
