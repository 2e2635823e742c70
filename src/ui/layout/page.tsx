import type { ReactNode } from 'react';
import css from './page.module.css';

/** The head of a page inside a shell: its title, a lead sentence and actions, followed by the content. */
export function Page(props: {
  title: string;
  intro?: ReactNode;
  /** The back link above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** For text rather than tables. */
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
