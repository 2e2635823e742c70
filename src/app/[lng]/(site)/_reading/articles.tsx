import type { ReactNode } from 'react';
import css from './articles.module.css';
import { Paragraphs } from './paragraphs';

export type Article = { id: string; title: string; text: string };

/** A long text in articles, with a table of contents beside it. */
export function Articles({ contents, note, articles }: { contents: string; note: ReactNode; articles: Article[] }) {
  return (
    <div className={css.columns}>
      <nav className={css.contents} aria-label={contents}>
        <h2>{contents}</h2>
        <ol>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        <p className={css.note}>{note}</p>
        {articles.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}
