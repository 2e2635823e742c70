import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './band.module.css';

export type Depth = 'surface' | 'shallow' | 'reef' | 'deep' | 'abyss';

/** A section of the page in the colour of its depth, with a wave as its upper edge. */
export function Band(props: { depth: Depth; id?: string; children: ReactNode }) {
  const dark = props.depth === 'reef' || props.depth === 'deep' || props.depth === 'abyss';
  return (
    <div id={props.id} className={classNames(css.band, css[props.depth])} data-tone={dark ? 'deep' : undefined}>
      <div className={css.inner} data-late="">
        {props.children}
      </div>
    </div>
  );
}
