import type { ReactNode } from 'react';
import { Blocks } from '@/features/blog/ui/post-body';
import { chaptersOf } from '@/features/settings/texts/domain/document';
import type { ShownPage } from '@/features/settings/texts/schema';
import css from './articles.module.css';

type Props = { contents: string; note: ReactNode; text: ShownPage };

/** Shows a long text as articles, with a table of contents beside it. */
export function Articles({ contents, note, text: { body, language } }: Props) {
  const { before, chapters: articles } = chaptersOf(body);
  return (
    <div className={css.columns}>
      <nav className={css.contents} aria-label={contents}>
        <h2>{contents}</h2>
        <ol lang={language}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        <p className={css.note}>{note}</p>
        <div lang={language}>
          <Blocks blocks={before} lng={language} />
          {articles.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Blocks blocks={blocks} lng={language} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
