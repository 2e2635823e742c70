import type { ReactNode } from 'react';
import css from './fact-row.module.css';

type Fact = {
  label: string;
  value: string;
  /** Facts with an icon are those that a phone shows. */
  icon?: ReactNode;
};

/** The main facts of a page in one row: values above their names, on a phone a few values with icons. */
export function FactRow({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, icon }) => (
        <div key={label} className={icon ? undefined : css.later}>
          <dt>{label}</dt>
          <dd>
            {icon}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
