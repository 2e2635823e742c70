import { type ReactNode, useId } from 'react';
import css from './section.module.css';

/** A section with its own heading; `intro` is the sentence below it, `actions` are next to it. */
export function Section(props: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  id?: string;
  /** Hidden in a browser without scripts. */
  isScripted?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      id={props.id}
      className={css.section}
      aria-labelledby={heading}
      data-scripted={props.isScripted ? '' : undefined}
    >
      <div className={css.head}>
        <div>
          <h2 id={heading}>{props.title}</h2>
          {props.intro && <p>{props.intro}</p>}
        </div>
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </section>
  );
}
