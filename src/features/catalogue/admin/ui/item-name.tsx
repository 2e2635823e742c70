import Link from 'next/link';
import type { PictureView } from '@/features/catalogue/schema';
import css from '@/features/catalogue/ui/office.module.css';

/** An item in a staff list: its cover, its name and a line that distinguishes it from others. */
export function ItemName(props: { href: string; name: string; cover: PictureView | null; under: string }) {
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
