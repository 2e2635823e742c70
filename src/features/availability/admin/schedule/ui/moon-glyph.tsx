import type { MoonPhase } from '@/features/availability/sea/schema';
import css from './sea.module.css';

/** Lit part of the disc, as printed in calendars. */
const lit: Record<MoonPhase, string | null> = {
  new: null,
  first_quarter: 'M8 2a6 6 0 0 1 0 12z',
  full: 'M8 2a6 6 0 0 1 0 12a6 6 0 0 1 0-12z',
  last_quarter: 'M8 2a6 6 0 0 0 0 12z',
};

/** Renders nothing on a day without a principal phase; the caller labels the phase. */
export function MoonGlyph({ phase }: { phase: MoonPhase | undefined }) {
  if (!phase) return null;
  const light = lit[phase];
  return (
    <svg className={css.moon} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" className={css.dark} />
      {light && <path d={light} className={css.light} />}
    </svg>
  );
}
