import type { ReactNode } from 'react';
import { typeset } from '@/i18n/typography/typeset';
import css from './points.module.css';

type Point = { title: string; text: string };
type RichPoint = { id: string; title: string; text: ReactNode };

/** Facts side by side, each possibly longer than a sentence; `inOrder` numbers them as steps. */
export function PointList({ points, inOrder }: { points: RichPoint[]; inOrder?: boolean | undefined }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={css.points}>
      {points.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          {text}
        </li>
      ))}
    </List>
  );
}

export const Points = ({ points, inOrder }: { points: Point[]; inOrder?: boolean }) => (
  <PointList
    points={points.map(({ title, text }) => ({ id: title, title, text: <p>{typeset(text)}</p> }))}
    inOrder={inOrder}
  />
);
