import { typeset } from '@/i18n/typography/typeset';
import css from './points.module.css';

type Point = { title: string; text: string };

/** Short facts side by side; `inOrder` when one follows the other. */
export function Points({ points, inOrder }: { points: Point[]; inOrder?: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={css.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{typeset(text)}</p>
        </li>
      ))}
    </List>
  );
}
