import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './hero.module.css';

/** A Chinese, Japanese or fullwidth character is as wide as two Latin letters. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);

/** Longer titles are set smaller, so that they stay on the paper beside the picture. */
export const titleSize = (title: string): 'l' | 'm' | 's' => {
  const width = widthOf(title);
  return width <= 24 ? 'l' : width <= 40 ? 'm' : 's';
};

/** Two sheets of cut paper with a wavy edge, the nearer one for words. */
const NearSheet = () => (
  <svg className={css.near} viewBox="0 0 900 320" preserveAspectRatio="none" aria-hidden="true">
    <path className={css.behind} d="M0 0H874c30 40-22 84-6 140s38 100-4 180H0z" />
    <path className={css.paper} d="M0 0H826c34 56-14 92 0 156s34 92-6 164H0z" />
    <path className={css.shade} d="M0 0H420c70 60-40 130 30 200s40 70 10 120H0z" />
  </svg>
);

const FarSheet = () => (
  <svg className={css.far} viewBox="0 0 900 320" preserveAspectRatio="none" aria-hidden="true">
    <path className={css.paper} d="M900 0H60c-40 60 20 110-6 180s-20 90 10 140H900z" />
    <path className={css.deep} d="M900 0H150c-30 60 20 110-6 180s-20 90 10 140H900z" />
  </svg>
);

const Shore = () => (
  <svg className={css.shore} viewBox="0 0 1440 26" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 16c260-18 440-14 700 0s460 10 740-8v19H0z" />
  </svg>
);

/**
 * The head of a page that invites: on a phone a picture with the title below, on a wide screen the title on a sheet of
 * paper beside the picture.
 */
export function Hero(props: {
  picture: PictureSource;
  alt: string;
  title: string;
  crumbs: ReactNode;
  /** The small line above the title. */
  over?: ReactNode;
  /** Controls on the picture, at its top and at its foot. */
  share?: ReactNode;
  pictures?: ReactNode;
  /** A box beside the page covers the right of the picture, so the paper is narrower. */
  isBesideBox?: boolean;
}) {
  const { picture, alt, title, crumbs, over, share, pictures, isBesideBox } = props;
  return (
    <header className={classNames(css.hero, isBesideBox && css.besideBox)}>
      <div className={css.frame}>
        <Picture
          className={css.picture}
          of={picture}
          alt={alt}
          sizes="(min-width: 64rem) 72rem, max(100vw, 26rem)"
          first
        />
        <NearSheet />
        <FarSheet />
        <Shore />
        <div className={css.share}>{share}</div>
        <div className={css.pictures}>{pictures}</div>
      </div>
      <div className={css.words}>
        <div className={css.crumbs}>{crumbs}</div>
        {over && <p className={css.over}>{over}</p>}
        <h1 data-size={titleSize(title)}>{title}</h1>
      </div>
    </header>
  );
}
