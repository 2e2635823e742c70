'use client';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useReveal } from '@/ui/form/reveal';
import css from './fold.module.css';

const wide = '(min-width: 64rem)';

type Props = {
  /** The target of `openFold`. */
  id?: string;
  title: ReactNode;
  /** The state of this part, in a word. */
  state?: { text: string; tone: 'warning' | 'success' } | undefined;
  hint?: ReactNode;
  /** Opens by itself where the screen has room. */
  opensWide?: boolean;
  open?: boolean;
  children: ReactNode;
};

/** One line that opens its content in place; Escape folds it again, and what was typed stays. */
export function Fold({ id, title, state, hint, opensWide, open, children }: Props) {
  const details = useReveal<HTMLDetailsElement>(() => {
    if (details.current) details.current.open = true;
  });
  useEffect(() => {
    if (opensWide && details.current && matchMedia(wide).matches) details.current.open = true;
  }, [opensWide, details]);
  const fold = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      id={id}
      open={open}
      className={css.fold}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) fold();
      }}
    >
      <summary>
        <IconChevronRight className={css.arrow} aria-hidden="true" />
        <strong>{title}</strong>
        {state && (
          <span className={css.state} data-tone={state.tone}>
            {state.text}
          </span>
        )}
        {hint && <span className={css.hint}>{hint}</span>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
