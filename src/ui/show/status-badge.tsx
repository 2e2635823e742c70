import { classNames } from '@/ui/class-names';
import css from './status-badge.module.css';

/** The dot's colour repeats what the text says. */
export function StatusBadge(props: { tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; children: string }) {
  return <span className={classNames(css.badge, css[props.tone])}>{props.children}</span>;
}
