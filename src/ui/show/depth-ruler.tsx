import css from './depth-ruler.module.css';

const DEEPEST = 40;
const percent = (metres: number) => `${(Math.min(Math.max(metres, 0), DEEPEST) / DEEPEST) * 100}%`;

/** A depth range on a ruler of 0 to 40 metres along the right edge of a picture; `label` is its accessible text. */
export function DepthRuler(props: { from: number; to: number; label: string; short: string }) {
  const { from, to } = props;
  return (
    <div className={css.ruler} role="img" aria-label={props.label}>
      <span
        className={css.range}
        style={{ top: percent(from), bottom: `calc(100% - ${percent(Math.max(to, from + 1))})` }}
      >
        <span className={css.short}>{props.short}</span>
      </span>
    </div>
  );
}
