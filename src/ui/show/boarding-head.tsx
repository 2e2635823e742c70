import type { ReactNode } from 'react';
import type { PictureSource } from './art';
import css from './boarding-head.module.css';
import { Picture } from './picture';

export type BoardingHeadProps = {
  title: string;
  /** One line below the title, such as the number of divers. */
  lead?: string | undefined;
  /** The label and number of the booking. */
  reference: { label: string; value: string };
  status: ReactNode;
  picture?: PictureSource;
  as?: 'h1' | 'h2' | 'h3';
};

/** The words on an ocean sheet with a cut edge, beside the picture. */
export function BoardingHead({ title, lead, reference, status, picture, as: Heading = 'h2' }: BoardingHeadProps) {
  return (
    <div className={css.head}>
      {picture && (
        <Picture
          className={css.picture}
          of={picture}
          alt=""
          sizes="(min-width: 60rem) 26rem, 50vw"
          first={Heading === 'h1'}
        />
      )}
      <div className={css.words}>
        <Heading>{title}</Heading>
        {lead && <p>{lead}</p>}
        <p className={css.reference}>
          {reference.label} <strong>{reference.value}</strong>
        </p>
      </div>
      <svg className={css.edge} viewBox="0 0 60 160" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.under} d="M0 0h38c24 26-14 44-4 74s34 46 14 86H0z" />
        <path className={css.sheet} d="M0 0h14c26 34-10 48 2 82s24 44 4 78H0z" />
      </svg>
      <div className={css.status}>{status}</div>
    </div>
  );
}
