import { classNames } from '@/ui/class-names';
import css from './status-badge.module.css';

/** The state of something in a word; the dot says by its colour what the word says. */
export function StatusBadge(props: { tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; children: string }) {
  return <span className={classNames(css.badge, css[props.tone])}>{props.children}</span>;
}
