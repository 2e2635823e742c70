import css from './depth-bar.module.css';

const scale = 40;
const percent = (metres: number) => `${(Math.min(Math.max(metres, 0), scale) / scale) * 100}%`;

/** A depth range on a scale of 0 to 40 metres; `label` is the accessible text, `short` the text next to the bar. */
export function DepthBar(props: { from: number; to: number; label: string; short: string }) {
  return (
    <div className={css.depth}>
      <div className={css.scale} role="img" aria-label={props.label}>
        <span
          style={{ left: percent(props.from), right: `calc(100% - ${percent(Math.max(props.to, props.from + 1))})` }}
        />
      </div>
      <span className={css.short} aria-hidden="true">
        {props.short}
      </span>
    </div>
  );
}
