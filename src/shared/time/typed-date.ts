import { type Day, isDay } from './days';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const lengths = [2, 2, 4] as const;

/** Converts YYYY-MM-DD to day first, as fields show it; other text stays unchanged. */
export const asTyped = (day: Day): string => day.replace(ISO, '$3/$2/$1');

/** Formats a date while it is typed: any separator becomes a slash, and missing slashes are inserted. */
export function typeDate(typed: string, before: string): string {
  if (ISO.test(typed)) return asTyped(typed);
  const isGrowing = typed.length > before.length;
  let rest = typed.replace(/\D+/g, '/').replace(/^\//, '');
  let shown = '';
  for (const [position, length] of lengths.entries()) {
    const part = rest.match(/^\d+/)?.[0].slice(0, length) ?? '';
    if (!part) break;
    rest = rest.slice(part.length);
    const isDivided = rest.startsWith('/');
    rest = rest.replace(/^\/+/, '');
    const isFull = part.length === length && (isGrowing || rest !== '');
    shown += position < 2 && (isDivided || isFull) ? `${part}/` : part;
  }
  return shown;
}

/** Completes a date when focus leaves the field: 1/3/1990 becomes 01/03/1990. */
export const finishDate = (typed: string): string =>
  typed.replace(DATE, (_, day, month, year) => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`);

/** The day that a typed date names; invalid text stays as typed, for the schema to refuse. */
export function dayOrTyped(typed: string): Day | string {
  const day = typed.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return isDay(day) ? day : typed;
}
