import type { ReactNode } from 'react';
import css from './stat-tile.module.css';

/** One figure of the dashboard, large enough to read from across the shop. */
export function StatTile(props: { label: string; value: ReactNode; hint?: ReactNode; icon?: ReactNode }) {
  return (
    <dl className={css.tile}>
      <dt>
        {props.icon}
        {props.label}
      </dt>
      <dd className={css.value}>{props.value}</dd>
      {props.hint && <dd className={css.hint}>{props.hint}</dd>}
    </dl>
  );
}
