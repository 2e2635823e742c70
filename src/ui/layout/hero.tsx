import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './hero.module.css';
import { PaperSheets } from './paper-sheets';
import { widthOf } from './width-of';

/** Longer titles are set smaller, so that they stay on the paper beside the picture. */
export const titleSize = (title: string): 'l' | 'm' | 's' => {
  const width = widthOf(title);
  return width <= 24 ? 'l' : width <= 40 ? 'm' : 's';
};

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
        <PaperSheets />
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
