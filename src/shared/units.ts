const unit = [
  '°[CF]',
  '[kcm]?m',
  'k?g',
  '[lL]',
  '%',
  'bar',
  'h',
  '[Mm]in\\.?',
  'Std\\.',
  'Uhr',
  '[Mm]et(?:er|re)[ns]?',
  '[Mm]inut(?:e[ns]?)',
  'menit',
  'Stunden?',
  'hours?',
  'jam',
].join('|');
const parted = new RegExp(
  `(?<=\\d) (?=(?:${unit})(?![\\p{L}\\p{N}])|(?:to|sampai|bis) \\d)|(?<=\\b(?:Rp|IDR|USD)) (?=\\d)`,
  'gu',
);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A text, or whatever holds texts, in which no number is parted from its unit or from the rest of its span. */
export function withWholeUnits<T>(value: T): T;
export function withWholeUnits(value: unknown) {
  if (typeof value === 'string') return value.replace(parted, '\u00a0');
  if (Array.isArray(value)) return value.map(withWholeUnits);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWholeUnits(part)]));
}
