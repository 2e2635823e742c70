import Link from 'next/link';
import type { ReactNode } from 'react';
import type { PictureSource } from './art';
import { Picture } from './picture';
import css from './picture-card.module.css';

/**
 * A card for a trip, course, site or post; with `href` the entire card is clickable through the one link in its title.
 */
export function PictureCard(props: {
  picture: PictureSource;
  alt: string;
  title: string;
  /** The small line above the title. */
  over?: ReactNode;
  href?: string;
  /** The link in the title, when it contains more than the title. */
  link?: ReactNode;
  as?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const Heading = props.as ?? 'h3';
  return (
    <article className={css.card} data-late="">
      <div className={css.frame}>
        <Picture
          className={css.picture}
          of={props.picture}
          alt={props.alt}
          ratio="16 / 10"
          sizes="auto, (min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
        />
      </div>
      <div className={css.body}>
        {props.over && <p className={css.over}>{props.over}</p>}
        <Heading className={css.title}>
          {props.link || (props.href ? <Link href={props.href}>{props.title}</Link> : props.title)}
        </Heading>
        {props.children}
      </div>
    </article>
  );
}

/** Cards side by side, in as many columns as fit. */
export function CardGrid(props: { children: ReactNode }) {
  return <div className={css.grid}>{props.children}</div>;
}
