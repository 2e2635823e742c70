import { countries } from '@/shared/schema/countries';
import css from './flag.module.css';

// Half the size drawn by tools/draw-flags.ts, so that flags are sharp on high-resolution screens.
const WIDTH = 21;
const HEIGHT = 14;
const COLUMNS = 16;

/** Cut from the one image that holds all flags; decorative, because the country's name is next to it. */
export function Flag({ country }: { country: string }) {
  const position = countries.indexOf(country);
  if (position < 0) return null;
  const left = -(position % COLUMNS) * WIDTH;
  const top = -Math.floor(position / COLUMNS) * HEIGHT;
  return <span className={css.flag} style={{ backgroundPosition: `${left}px ${top}px` }} aria-hidden="true" />;
}
