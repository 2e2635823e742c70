import Link from 'next/link';
import { typeset } from '@/i18n/typography/typeset';
import css from './breadcrumb.module.css';

export type Crumb = { name: string; href: string };

export function Breadcrumb(props: { label: string; crumbs: Crumb[] }) {
  return (
    <nav className={css.breadcrumb} aria-label={props.label}>
      <ol>
        {props.crumbs.map(({ name, href }, position) => (
          <li key={href}>
            {position === props.crumbs.length - 1 ? (
              <span aria-current="page">{typeset(name)}</span>
            ) : (
              <Link href={href}>{typeset(name)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
