import type { ReactNode } from 'react';
import css from './entry-list.module.css';

/** Short entries below each other, each with its name and state in one line and facts about it below. */
export const EntryList = (props: { busy?: boolean; children: ReactNode }) => (
  <ul className={css.list} aria-busy={props.busy}>
    {props.children}
  </ul>
);

/** What is to know about an entry, on a line of its own. */
export const EntryFacts = (props: { children: ReactNode }) => <span className={css.facts}>{props.children}</span>;
