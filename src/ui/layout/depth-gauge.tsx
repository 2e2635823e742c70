import css from './depth-gauge.module.css';

/**
 * How deep the page has been scrolled, in metres, at its edge. It only decorates; for those who want no movement the
 * number changes where it stands.
 */
export function DepthGauge() {
  return (
    <div className={css.gauge} aria-hidden="true">
      <span className={css.needle} />
    </div>
  );
}
