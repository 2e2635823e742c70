import type { ComponentProps } from 'react';
import { classNames } from '@/ui/class-names';
import css from './button.module.css';
import { type ButtonShape, buttonClass } from './button-shape';

type Props = ComponentProps<'button'> & ButtonShape & { busy?: boolean };

/** While `busy`, it shows a spinner and ignores clicks. */
export function Button({ look, size, wide, icon, busy, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className={css.busy} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A round button with an icon only; `label` is its accessible name. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(css.button, css.icon, className)}
    >
      {children}
    </button>
  );
}
