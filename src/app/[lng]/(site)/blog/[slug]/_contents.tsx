import { headingsOf } from '@/features/blog/domain/reading';
import type { PostDocument } from '@/features/blog/schema';
import { typeset } from '@/i18n/typography/typeset';
import css from './_post.module.css';

const fewest = 3;

/** Links to the sections of a longer post. */
export function Contents({ title, body }: { title: string; body: PostDocument }) {
  const headings = headingsOf(body).filter(({ level }) => level === 2);
  if (headings.length < fewest) return null;
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{typeset(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
