import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './order-people.module.css';

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

type Props = {
  name: string;
  line?: string;
  state?: ReactNode;
  /** Names what the row opens for; without it, an arrow does. */
  action?: string;
  /** Always visible below the line. */
  below?: ReactNode;
  children?: ReactNode;
};

/** One line for a person, which opens for more where there is more. */
export function PersonRow({ name, line, state, action, below, children }: Props) {
  const words = (
    <>
      <span className={css.initial} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={css.who}>
        <strong>{name}</strong>
        {line && <span>{line}</span>}
      </span>
      {state}
    </>
  );
  return (
    <li>
      {children ? (
        <details>
          <summary className={css.row}>
            {words}
            {action ? (
              <span className={css.action}>{action}</span>
            ) : (
              <IconChevronDown className={css.chevron} aria-hidden="true" />
            )}
          </summary>
          <div className={css.more}>{children}</div>
        </details>
      ) : (
        <div className={css.row}>{words}</div>
      )}
      {below && <div className={css.below}>{below}</div>}
    </li>
  );
}
