import css from './depth-gauge.module.css';

/**
 * Shows how deep the page has been scrolled, in metres. It is decorative; with reduced motion, the number changes
 * without an animation.
 */
export function DepthGauge() {
  return (
    <div className={css.gauge} aria-hidden="true">
      <span className={css.needle} />
    </div>
  );
}
