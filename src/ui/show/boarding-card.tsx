import type { ReactNode } from 'react';
import type { PictureSource } from './art';
import css from './boarding-card.module.css';
import { Picture } from './picture';

type Fact = { label: string; value: ReactNode; isMain?: boolean };

/** An order in the form of a boarding card: what and its status, the next action, when and where, money, tools. */
export function BoardingCard(props: {
  title: string;
  /** One line below the title, such as the number of divers. */
  lead?: string | undefined;
  /** The label and number of the booking. */
  reference: { label: string; value: string };
  status: ReactNode;
  picture?: PictureSource;
  as?: 'h1' | 'h2' | 'h3';
  /** Above the perforation: the next action. */
  next?: ReactNode;
  /** The day, as on a leaf of a calendar. */
  day: { weekday: string; date: string; month: string };
  facts: Fact[];
  money?: ReactNode;
  /** Links in equal parts at the foot of the card. */
  tools?: ReactNode;
}) {
  const Heading = props.as ?? 'h2';
  const { day } = props;
  return (
    <article className={css.card}>
      <div className={css.head}>
        {props.picture && (
          <Picture className={css.picture} of={props.picture} alt="" sizes="(min-width: 60rem) 26rem, 50vw" first />
        )}
        <div className={css.words}>
          <Heading>{props.title}</Heading>
          {props.lead && <p>{props.lead}</p>}
          <p className={css.reference}>
            {props.reference.label} <strong>{props.reference.value}</strong>
          </p>
        </div>
        <svg className={css.edge} viewBox="0 0 60 160" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.under} d="M0 0h38c24 26-14 44-4 74s34 46 14 86H0z" />
          <path className={css.sheet} d="M0 0h14c26 34-10 48 2 82s24 44 4 78H0z" />
        </svg>
        <div className={css.status}>{props.status}</div>
      </div>
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
