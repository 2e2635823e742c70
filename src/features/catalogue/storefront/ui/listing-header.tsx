import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './listing-header.module.css';

export function ListingHeader(props: {
  title: string;
  lead: string;
  picture: PictureSource;
  alt: string;
  /** Photographs instead of the illustration. */
  photographs?: ReactNode;
}) {
  return (
    <header className={css.head}>
      {props.photographs ?? (
        <Picture className={css.picture} of={props.picture} alt={props.alt} tall="clamp(13rem, 54vh, 36rem)" first />
      )}
      <div className={props.photographs ? classNames(css.words, css.below) : css.words}>
        <h1>{props.title}</h1>
        <p>{props.lead}</p>
      </div>
    </header>
  );
}
