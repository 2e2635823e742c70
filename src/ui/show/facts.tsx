import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './facts.module.css';

interface Fact {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

/** Names and values: a `strip` is horizontal and large, a `row` horizontal and smaller, a `list` vertical. */
export function Facts(props: { facts: Fact[]; as?: 'strip' | 'row' | 'list' }) {
  return (
    <dl className={classNames(css.facts, css[props.as ?? 'list'])}>
      {[...props.facts.entries()].map(([position, fact]) => (
        <div key={position}>
          <dt>
            {fact.icon}
            {fact.label}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
