import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './facts.module.css';

interface Fact {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

/** Names and values. As a `strip` they stand beside each other, large, as a `row` likewise but quieter, as a `list` below each other. */
export function Facts(props: { facts: Fact[]; as?: 'strip' | 'row' | 'list' }) {
  return (
    <dl className={classNames(css.facts, css[props.as ?? 'list'])}>
      {props.facts.map((fact) => (
        <div key={fact.label}>
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
