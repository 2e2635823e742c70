import css from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink(props: { label: string }) {
  return (
    <a className={css.skip} href="#content">
      {props.label}
    </a>
  );
}
