import type { ReactNode } from 'react';
import css from './sideways.module.css';

/** A frame that scrolls has to be reachable by keyboard, although it does nothing else. */
const reachable = { tabIndex: 0 } as const;

/** What may be wider than the page scrolls in a frame of its own. */
export function Sideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.frame} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
