import type { ReactNode } from 'react';
import css from './horizontal-scroll.module.css';

/** A scrolling frame has to be reachable by keyboard, although it is not interactive otherwise. */
const reachable = { tabIndex: 0 } as const;

/** A frame with its own scrolling, for content that may be wider than the page. */
export function HorizontalScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.frame} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
