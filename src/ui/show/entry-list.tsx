import type { ReactNode } from 'react';
import css from './entry-list.module.css';

/** Short entries in a column, each with its name and state in one line and facts below. */
export const EntryList = (props: { busy?: boolean; children: ReactNode }) => (
  <ul className={css.list} aria-busy={props.busy}>
    {props.children}
  </ul>
);

/** Facts about an entry, on a separate line. */
export const EntryFacts = (props: { children: ReactNode }) => <span className={css.facts}>{props.children}</span>;
