import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './panel.module.css';

export function Panel(props: {
  id?: string;
  title?: string;
  actions?: ReactNode;
  className?: string;
  /** The content reaches the edges. */
  flush?: boolean;
  children?: ReactNode;
}) {
  return (
    <section id={props.id} className={classNames(css.panel, props.flush && css.flush, props.className)}>
      {(props.title || props.actions) && (
        <div className={css.head}>
          {props.title && <h2>{props.title}</h2>}
          {props.actions}
        </div>
      )}
      {props.children}
    </section>
  );
}
