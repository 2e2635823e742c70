import { classNames } from '@/ui/class-names';
import css from './skeleton.module.css';

/** Hidden from screen readers: the loading element announces itself. */
export function Skeleton(props: { kind?: 'line' | 'title' | 'picture' | 'block'; lines?: number }) {
  const kind = props.kind ?? 'line';
  const lines = Array.from({ length: props.lines ?? 1 }, (_, position) => `${kind}-${position}`);
  return (
    <div className={css.group} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={classNames(css.skeleton, css[kind])} />
      ))}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton kind="picture" />
      <Skeleton kind="title" />
      <Skeleton lines={3} />
    </div>
  );
}
