import { classNames } from '@/ui/class-names';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './page-band.module.css';
import { widthOf } from './width-of';

/** In Latin letters: a longer title gets a smaller size, so that the band keeps its height. */
const LONG_TITLE = 24;

/**
 * The head of a page where people do something: its words on an ocean sheet with a cut edge, its picture beside them.
 * `low` is for pages of text and forms.
 */
export function PageBand(props: { title: string; lead: string; picture: PictureSource; alt: string; low?: boolean }) {
  return (
    <header className={classNames(css.head, props.low && css.low)}>
      <Picture className={css.picture} of={props.picture} alt={props.alt} sizes="(min-width: 48rem) 50vw, 58vw" first />
      <svg className={css.paper} viewBox="0 0 200 160" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#14919b" d="M-3000 0H150c24 26-14 44-4 74s34 46 14 86H-3000z" />
        <path fill="#0b5e7e" d="M-3000 0H112c26 34-10 48 2 82s24 44 4 78H-3000z" />
      </svg>
      <div className={css.words}>
        <h1 className={widthOf(props.title) > LONG_TITLE ? css.long : undefined}>{props.title}</h1>
        <p>{props.lead}</p>
      </div>
      <svg className={css.shore} viewBox="0 0 1440 12" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--ground)" d="M0 8c220-10 420-6 640-1s500 5 800-3v8H0z" />
      </svg>
    </header>
  );
}
