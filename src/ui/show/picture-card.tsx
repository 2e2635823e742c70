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
  /** Lets a link lead to the card. */
  id?: string | undefined;
  /** A word or two on the picture, such as the area. */
  where?: ReactNode;
  /** The depth ruler on the picture. */
  ruler?: ReactNode;
  /** Creatures on the lower edge of the picture. */
  life?: ReactNode;
  /** The line of facts below the title. */
  meta?: ReactNode;
  lead?: string;
  href?: string;
  /** The link in the title, when it contains more than the title. */
  link?: ReactNode;
  as?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const Heading = props.as ?? 'h3';
  return (
    <article id={props.id} className={css.card} data-late="">
      <div className={css.frame}>
        <Picture
          className={css.picture}
          of={props.picture}
          alt={props.alt}
          sizes="auto, (min-width: 64rem) 23rem, (min-width: 48rem) 50vw, 100vw"
        />
        {props.ruler}
        {props.where && <p className={css.where}>{props.where}</p>}
        {props.life && <div className={css.life}>{props.life}</div>}
      </div>
      <div className={css.body}>
        <Heading className={css.title}>
          {props.link || (props.href ? <Link href={props.href}>{props.title}</Link> : props.title)}
        </Heading>
        {props.meta && <p className={css.meta}>{props.meta}</p>}
        {props.lead && <p className={css.lead}>{props.lead}</p>}
        {props.children}
      </div>
    </article>
  );
}

/** Related cards side by side; on a phone, a row that scrolls. */
export function CardGrid(props: { children: ReactNode }) {
  return <div className={css.grid}>{props.children}</div>;
}
