import Link from 'next/link';
import type { ReactNode } from 'react';
import css from './latest-panel.module.css';
import { Panel } from './panel';

interface Props {
  title: string;
  /** The text for an empty list. */
  none: string;
  /** The link to the full list, if there are more rows. */
  all: { href: string; label: string } | false;
  rows: { key: string; what: ReactNode; state: string }[];
}

/** The latest rows of a longer list with their status. */
export const LatestPanel = ({ title, none, all, rows }: Props) => (
  <Panel title={title} actions={all && <Link href={all.href}>{all.label}</Link>}>
    {rows.length === 0 && <p>{none}</p>}
    <ul className={css.list}>
      {rows.map(({ key, what, state }) => (
        <li key={key}>
          <span>{what}</span>
          <span>{state}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
