import Link from 'next/link';
import css from './breadcrumb.module.css';

export type Crumb = { name: string; href: string };

export function Breadcrumb(props: { label: string; crumbs: Crumb[] }) {
  return (
    <nav className={css.breadcrumb} aria-label={props.label}>
      <ol>
        {props.crumbs.map(({ name, href }, position) => (
          <li key={href}>
            {position === props.crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={href}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
