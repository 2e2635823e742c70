import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './button.module.css';

/** `next` is the coral one: at most one on a screen, for the thing to do next. */
type Look = 'next' | 'solid' | 'outline' | 'quiet' | 'danger';
type Shape = { look?: Look; size?: 's' | 'm' | 'l'; wide?: boolean; icon?: ReactNode };

const shapeClass = ({ look = 'outline', size = 'm', wide }: Shape, own?: string) =>
  classNames(css.button, css[look], size !== 'm' && css[size], wide && css.wide, own);

/** A button; while `busy` it turns a wheel and takes no second press. */
export function Button({
  look,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Shape & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={shapeClass({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className={css.busy} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Shape) {
  return (
    <Link {...rest} className={shapeClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A round button with a picture only; `label` is its name. */
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
