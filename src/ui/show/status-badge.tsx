import { classNames } from '@/ui/class-names';
import css from './status-badge.module.css';

interface Props {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** For sentences; without it, the text stays on one line. */
  wraps?: boolean;
  children: string;
}

/** The dot's colour repeats what the text says. */
export function StatusBadge({ tone, wraps, children }: Props) {
  return <span className={classNames(css.badge, css[tone], wraps && css.wraps)}>{children}</span>;
}
