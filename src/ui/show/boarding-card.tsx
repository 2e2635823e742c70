import type { ReactNode } from 'react';
import css from './boarding-card.module.css';
import { BoardingHead, type BoardingHeadProps } from './boarding-head';

type Fact = { label: string; value: ReactNode; isMain?: boolean };

/** An order in the form of a boarding card: what and its status, the next action, when and where, money, tools. */
export function BoardingCard(
  props: BoardingHeadProps & {
    /** Above the perforation: the next action. */
    next?: ReactNode;
    /** The day, as on a leaf of a calendar. */
    day: { weekday: string; date: string; month: string };
    facts: Fact[];
    money?: ReactNode;
    /** Links in equal parts at the foot of the card. */
    tools?: ReactNode;
  },
) {
  const { day } = props;
  return (
    <article className={css.card}>
      <BoardingHead {...props} />
      {props.next && <div className={css.next}>{props.next}</div>}
      <div className={css.tear} />
      <div className={css.when}>
        <p className={css.day}>
          <span>{day.weekday}</span> <strong>{day.date}</strong> <small>{day.month}</small>
        </p>
        <dl className={css.facts}>
          {props.facts.map(({ label, value, isMain }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isMain ? css.main : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {props.money && <div className={css.money}>{props.money}</div>}
      {props.tools && <div className={css.tools}>{props.tools}</div>}
    </article>
  );
}
