import type { ReactNode } from 'react';
import { art, type PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './state.module.css';

/** Replaces an empty list: a picture, a sentence and the next step. */
export function EmptyState(props: {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  picture?: PictureSource;
  /** The level of the heading. */
  as?: 'h1' | 'h2' | 'h3';
}) {
  const Heading = props.as ?? 'h2';
  return (
    <div className={css.state}>
      <Picture
        className={css.picture}
        of={props.picture ?? art.emptyOrders}
        alt=""
        sizes="(min-width: 40rem) 28rem, 90vw"
      />
      <Heading>{props.title}</Heading>
      {props.hint && <p>{props.hint}</p>}
      {props.action}
    </div>
  );
}
