import css from './depth-gauge.module.css';

/** How deep the page has been scrolled, in metres, at its edge. It only decorates, and stands still on request. */
export function DepthGauge() {
  return (
    <div className={css.gauge} aria-hidden="true">
      <span className={css.needle} />
    </div>
  );
}
