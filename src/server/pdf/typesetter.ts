import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { pieces } from '@/server/pictures/art/lines';
import { sliceWith } from '@/server/pictures/art/typeface';
import type { Locale } from '@/shared/locale/locales';

/** Our body typefaces, split into slices; each has Latin letters, too. */
const japanese = ['noto-sans-jp', 'noto-sans-sc'];
const chinese = ['noto-sans-sc', 'noto-sans-jp'];
/** `fontkit` cannot embed glyphs of a variable font, so the weight is fixed beforehand. */
const fixed = { targetFormat: 'truetype', variationAxes: { wght: 400 } } as const;
/** Drawn for a character that none of our typefaces has. */
const UNKNOWN = '?';

/** The part of a `pdfkit` document that is used. */
type Page = {
  registerFont(name: string, source: Uint8Array): unknown;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: object): unknown;
};

type Run = { font: string; text: string };

export type Typesetter = {
  /** Breaks a text where its language allows a break; a line break in the text stays. */
  lines(text: string, size: number, width: number): string[];
  /** Draws one line, with its baseline at y. */
  draw(line: string, size: number, x: number, y: number): void;
};

/**
 * Sets texts with the slices of our typefaces, of which only the glyphs in use are embedded. Every text that is drawn
 * must be among `texts`.
 */
export async function typesetterFor(page: Page, texts: readonly string[], lng: Locale): Promise<Typesetter> {
  const families = lng === 'zh' ? chinese : japanese;
  const fonts = new Map<string, string>();
  const inSlices = new Map<string, string>();
  for (const character of new Set([...texts.join(''), UNKNOWN, ' '])) {
    const file = await sliceWith(character, families);
    if (!file) continue;
    fonts.set(character, file);
    inSlices.set(file, (inSlices.get(file) ?? '') + character);
  }
  for (const [file, characters] of inSlices)
    page.registerFont(file, await subsetFont(await readFile(file), characters, fixed));

  function runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const shown = fonts.has(character) ? character : UNKNOWN;
      const font = fonts.get(shown) ?? '';
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  function widthOf({ font, text }: Run, size: number): number {
    page.font(font);
    page.fontSize(size);
    return page.widthOfString(text);
  }
  const measure = (text: string, size: number) => runsOf(text).reduce((sum, run) => sum + widthOf(run, size), 0);

  function filled(text: string, size: number, width: number): string[] {
    const parts = pieces(text, lng).flatMap((part) => (measure(part.trim(), size) <= width ? [part] : [...part]));
    const lines: string[] = [];
    for (const part of parts) {
      const longer = (lines.at(-1) ?? '') + part;
      if (lines.length > 0 && measure(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    return lines.map((line) => line.trim());
  }

  return {
    lines: (text, size, width) => text.split('\n').flatMap((line) => filled(line, size, width)),
    draw(line, size, x, y) {
      let at = x;
      for (const run of runsOf(line)) {
        const width = widthOf(run, size);
        page.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += width;
      }
    },
  };
}
