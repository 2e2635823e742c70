/** The age in full years on a day; both dates as YYYY-MM-DD. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) >= born.slice(5) ? years : years - 1;
}

const EUROPEAN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Converts a date written day first to YYYY-MM-DD; anything else stays as it is and is refused later. */
export const isoDate = (written: unknown): unknown =>
  typeof written === 'string' ? written.trim().replace(EUROPEAN, '$3-$2-$1') : written;
