import { countries } from '@/shared/schema/countries';
import css from './flag.module.css';

// Half the size they are drawn in by scripts/draw-flags.ts, so that they are sharp on fine screens.
const WIDTH = 21;
const HEIGHT = 14;
const COLUMNS = 16;

/** The flag of a country, cut from the one picture that holds all of them; the name stands beside it. */
export function Flag({ country }: { country: string }) {
  const position = countries.indexOf(country);
  if (position < 0) return null;
  const left = -(position % COLUMNS) * WIDTH;
  const top = -Math.floor(position / COLUMNS) * HEIGHT;
  return <span className={css.flag} style={{ backgroundPosition: `${left}px ${top}px` }} aria-hidden="true" />;
}
