import { typeset } from '@/i18n/typography/typeset';
import css from './lines.module.css';

type Line = { title: string; text: string };

/** Facts below each other, each a title with its text beside it. */
export const Lines = ({ lines }: { lines: Line[] }) => (
  <dl className={css.lines}>
    {lines.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{typeset(text)}</dd>
      </div>
    ))}
  </dl>
);

/** One sentence in large letters with what follows from it. */
export const Statement = ({ title, text }: Line) => (
  <div className={css.statement}>
    <h2>{title}</h2>
    <p>{typeset(text)}</p>
  </div>
);
