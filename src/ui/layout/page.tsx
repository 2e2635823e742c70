import type { ReactNode } from 'react';
import css from './page.module.css';

/** The head of a page inside a shell: its title, one sentence, what can be done, and then the content. */
export function Page(props: {
  title: string;
  intro?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** For text to read rather than tables to scan. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={props.narrow ? css.narrow : undefined}>
      <div className={css.head}>
        <div>
          {props.back}
          <h1>{props.title}</h1>
          {props.intro && <p>{props.intro}</p>}
        </div>
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </div>
  );
}
