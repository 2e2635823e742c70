'use client';
import { IconAlertTriangle, IconCheck, IconPlus, IconSteeringWheel, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { RosterDay } from '@/features/crew/admin/roster/schema';
import css from './roster.module.css';

const icons = {
  works: <IconCheck aria-hidden="true" />,
  day_off: <IconX aria-hidden="true" />,
  extra_day: <IconPlus aria-hidden="true" />,
  not_in_service: null,
};

export const stateIcon = (state: RosterDay['state']) => icons[state];

type Props = ComponentProps<'button'> & { of: RosterDay; steers: boolean; selected: boolean; isToday: boolean };

export function RosterCell({ of, steers, selected, isToday, ...button }: Props) {
  // The linter does not know that grid cells can be selected.
  const selection = { 'aria-selected': selected };
  return (
    <td data-today={isToday} {...selection}>
      <button type="button" {...button} className={css.cell} data-state={of.state} data-day={of.date}>
        {steers ? <IconSteeringWheel aria-hidden="true" /> : stateIcon(of.state)}
        {!of.papers_valid && <IconAlertTriangle className={css.papers} aria-hidden="true" />}
      </button>
    </td>
  );
}
