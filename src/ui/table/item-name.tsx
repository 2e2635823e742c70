import Link from 'next/link';
import css from './item-name.module.css';

/** An item in a staff list: its picture, its name and a line that distinguishes it from others. */
export function ItemName(props: { href: string; name: string; cover: { url: string } | null; under: string }) {
  return (
    <span className={css.name}>
      {props.cover && (
        <picture>
          <img className={css.thumb} src={props.cover.url} alt="" width={56} height={42} loading="lazy" />
        </picture>
      )}
      <span className={css.two}>
        <Link href={props.href}>{props.name}</Link>
        <span className={css.small}>{props.under}</span>
      </span>
    </span>
  );
}
