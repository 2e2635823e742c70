import css from './skip-link.module.css';

/** The first Tab stop: skips the navigation. */
export function SkipLink(props: { label: string }) {
  return (
    <a className={css.skip} href="#content">
      {props.label}
    </a>
  );
}
