import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import type { Locale } from '@/shared/locale/locales';

/* Glyph outlines from the font packages, which are split into slices, so that no machine needs an installed font. A
    slice is loaded when one of its characters is used. */

const PACKAGES = path.join(process.cwd(), 'node_modules', '@fontsource-variable');
const BOLD = 700;
const MAX_OPEN = 80;

const latin = 'bricolage-grotesque';
const families: Record<Locale, string[]> = {
  en: [latin, 'noto-sans-jp', 'noto-sans-sc'],
  id: [latin, 'noto-sans-jp', 'noto-sans-sc'],
  de: [latin, 'noto-sans-jp', 'noto-sans-sc'],
  ja: [latin, 'noto-sans-jp', 'noto-sans-sc'],
  zh: [latin, 'noto-sans-sc', 'noto-sans-jp'],
};

type Range = { from: number; to: number };
type Slice = { file: string; ranges: Range[] };

function toRange(range: string): Range {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
}

async function readSlices(family: string): Promise<Slice[]> {
  const named: Record<string, string> = JSON.parse(await readFile(path.join(PACKAGES, family, 'unicode.json'), 'utf8'));
  return Object.entries(named).map(([name, ranges]) => ({
    file: path.join(PACKAGES, family, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(toRange),
  }));
}

async function readFont(file: string): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(await readFile(file)))));
  font.setVariations([new Variation('wght', BOLD)]);
  return font;
}

/** Keeps the most recently requested values; a failed read is not kept. */
function remembered<T>(read: (name: string) => Promise<T>, most: number): (name: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>();
  return (name) => {
    const answer = cache.get(name) ?? read(name);
    cache.delete(name);
    cache.set(name, answer);
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    answer.catch(() => cache.delete(name));
    return answer;
  };
}

const slicesOf = remembered(readSlices, Infinity);
const fontIn = remembered(readFont, MAX_OPEN);

const charactersIn = remembered(async (file) => new Set((await fontIn(file)).face.collectUnicodes()), Infinity);

/** The slice of the first of these families that has a character; null when none has it. */
export async function sliceWith(character: string, names: readonly string[]): Promise<string | null> {
  const code = character.codePointAt(0) ?? 0;
  for (const family of names) {
    const slices = await slicesOf(family);
    const slice = slices.find(({ ranges }) => ranges.some(({ from, to }) => code >= from && code <= to));
    // The ranges of a slice name characters that its font does not have.
    if (slice && (await charactersIn(slice.file)).has(code)) return slice.file;
  }
  return null;
}

type Run = { font: Font; text: string };
type Drawn = { width: number; path: string };

function drawRun({ font, text }: Run, size: number, x: number, y: number): Drawn {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / font.face.upem;
  let width = 0;
  let drawn = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const at = `translate(${x + (width + xOffset) * scale} ${y - yOffset * scale}) scale(${scale} ${-scale})`;
    const outline = font.glyphToPath(codepoint);
    if (outline) drawn += `<path transform="${at}" d="${outline}"/>`;
    width += xAdvance;
  }
  return { width: width * scale, path: drawn };
}

export type Typeface = {
  measure(text: string): number;
  /** Draws a text as SVG paths that begin at x, with the baseline at y. */
  draw(text: string, size: number, x: number, y: number): string;
};

/**
 * The typeface of our headings with every character of these texts loaded. A character that none of our typefaces has
 * is omitted.
 */
export async function typefaceFor(texts: readonly string[], lng: Locale): Promise<Typeface> {
  const fonts = new Map<string, Font>();
  for (const character of new Set(texts.join('…'))) {
    const file = await sliceWith(character, families[lng]);
    if (file) fonts.set(character, await fontIn(file));
  }

  function runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = fonts.get(character);
      const last = runs.at(-1);
      if (last && last.font === font) last.text += character;
      else if (font) runs.push({ font, text: character });
    }
    return runs;
  }

  return {
    measure: (text) => runsOf(text).reduce((width, run) => width + drawRun(run, 1, 0, 0).width, 0),
    draw(text, size, x, y) {
      let drawn = '';
      let at = x;
      for (const run of runsOf(text)) {
        const { width, path: outline } = drawRun(run, size, at, y);
        drawn += outline;
        at += width;
      }
      return drawn;
    },
  };
}
