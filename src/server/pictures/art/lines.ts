import type { Locale } from '@/shared/locale/locales';

/** Chinese and Japanese characters, between which a line may break without a space. */
const EAST = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆\\u3000-\\u303f\\uff00-\\uffef]';
const endsEast = new RegExp(`${EAST}$`, 'u');
const beginsEast = new RegExp(`^${EAST}`, 'u');
const neverFirst = /^[\p{Pe}\p{Pf}、。，．・：；！？…‥ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％%°.,:;!?]/u;
const neverLast = /[\p{Ps}\p{Pi}]$/u;
/** A particle or an ending, which belongs to the preceding word. */
const trailing = /^\p{Script=Hiragana}{1,2}$/u;

function mayBreak(before: string, after: string, lng: Locale): boolean {
  if (/^\s/.test(after) || neverFirst.test(after) || neverLast.test(before)) return false;
  if (/\s$/.test(before)) return true;
  if (lng === 'ja' && trailing.test(after)) return false;
  return endsEast.test(before) || beginsEast.test(after);
}

/** Splits a text at the positions where its language allows a line break. */
export function pieces(text: string, lng: Locale): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(lng, { granularity: 'word' }).segment(text)) {
    const last = found.at(-1);
    if (last === undefined || mayBreak(last, segment, lng)) found.push(segment);
    else found[found.length - 1] = last + segment;
  }
  return found;
}

/** Measures the width of a text in multiples of its font size. */
type Measure = (text: string) => number;

/** Fills lines with as many pieces as fit; a piece too long for any line gets its own. */
function fill(parts: string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

const STEPS = 24;

/** Rebreaks into the same number of lines of about equal length. */
function balance(parts: string[], width: number, measure: Measure): string[] {
  const lines = fill(parts, width, measure);
  for (let step = 1; step < STEPS; step++) {
    const narrower = fill(parts, width * (1 - step / STEPS), measure);
    const isWider = narrower.some((line) => measure(line) > width * (1 - step / STEPS));
    if (narrower.length > lines.length || isWider) return fill(parts, width * (1 - (step - 1) / STEPS), measure);
  }
  return lines;
}

function shorten(lines: string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return lines;
  const characters = [...lines.slice(most - 1).join(' ')];
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return [...lines.slice(0, most - 1), `${characters.join('').trimEnd()}…`];
}

type Room = { width: number; lines: number; sizes: readonly number[] };

/** Sets a title in the largest font size that fits; in the smallest, the rest is truncated. It never overflows. */
export function layOutTitle(title: string, lng: Locale, measure: Measure, { width, lines: most, sizes }: Room) {
  const parts = pieces(title.trim(), lng);
  for (const size of sizes) {
    const lines = fill(parts, width / size, measure);
    if (lines.length <= most && lines.every((line) => measure(line) <= width / size))
      return { size, lines: balance(parts, width / size, measure) };
  }
  const size = sizes.at(-1) ?? 1;
  const breakable = parts.flatMap((part) => (measure(part.trim()) <= width / size ? [part] : [...part]));
  return { size, lines: shorten(fill(breakable, width / size, measure), most, width / size, measure) };
}
