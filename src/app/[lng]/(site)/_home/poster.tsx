import Link from 'next/link';
import type { ReactNode } from 'react';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './poster.module.css';

/** A picture with its title on the dark water at its foot; the title's link covers it. */
export function Poster(props: {
  href: string;
  picture: PictureSource;
  sizes: string;
  title: string;
  text: ReactNode;
  /** The line above the title. */
  kicker?: ReactNode;
  /** A label in the corner. */
  badge?: string;
  children?: ReactNode;
}) {
  return (
    <article className={css.poster}>
      <Picture className={css.picture} of={props.picture} alt="" sizes={props.sizes} />
      {props.badge && <p className={css.badge}>{props.badge}</p>}
      <div className={css.words}>
        {props.kicker && <p className={css.kicker}>{props.kicker}</p>}
        <h3>
          <Link href={props.href}>{props.title}</Link>
        </h3>
        <p>{props.text}</p>
      </div>
      {props.children}
    </article>
  );
}
