import type { ReactNode } from 'react';
import type { PictureSource } from './art';
import css from './boarding-card.module.css';
import { Facts } from './facts';
import { Picture } from './picture';

/** An order in the form of a boarding card: product, date and status, with the next step on the stub. */
export function BoardingCard(props: {
  title: string;
  /** The label and number of the booking. */
  reference: { label: string; value: string };
  status: ReactNode;
  facts: { label: string; value: ReactNode }[];
  /** Below the perforation: the amount due and the next step. */
  stub?: ReactNode;
  picture?: PictureSource;
  as?: 'h1' | 'h2' | 'h3';
}) {
  const Heading = props.as ?? 'h2';
  return (
    <article className={css.card}>
      {props.picture && (
        <Picture
          className={css.picture}
          of={props.picture}
          alt=""
          ratio="4 / 1"
          sizes="(min-width: 60rem) 56rem, 100vw"
        />
      )}
      <div className={css.body}>
        <div className={css.head}>
          <div>
            <p className={css.reference}>
              {props.reference.label} <strong>{props.reference.value}</strong>
            </p>
            <Heading>{props.title}</Heading>
          </div>
          {props.status}
        </div>
        <div className={css.facts}>
          <Facts as="row" facts={props.facts} />
        </div>
      </div>
      {props.stub && <div className={css.stub}>{props.stub}</div>}
    </article>
  );
}
