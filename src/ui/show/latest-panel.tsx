import Link from 'next/link';
import type { ReactNode } from 'react';
import css from './latest-panel.module.css';
import { Panel } from './panel';

interface Props {
  title: string;
  /** Said when there is no row. */
  none: string;
  /** The way to all of them, where there are more. */
  all: { href: string; label: string } | false;
  rows: { key: string; what: ReactNode; state: string }[];
}

/** The latest of a longer list: what each is, and how it stands. */
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
