import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '@/shared/locale/locales';
import { typesetterFor } from './typesetter';

let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const SIZE = 40;
const [WIDTH, HEIGHT] = [400, 60];

/** Draws a line into a document of that size, and the document into pixels. */
async function pixelsOf(line: string, lng: Locale): Promise<{ width: number; height: number; data: Uint8Array }> {
  const document = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, compress: false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const setter = await typesetterFor(document, [line], lng);
  setter.draw(line, SIZE, 0, SIZE);
  document.end();
  await ended;
  const opened = await pdfium.loadDocument(Buffer.concat(parts));
  try {
    return await opened.getPage(0).render({ scale: 1, render: 'bitmap' });
  } finally {
    opened.destroy();
  }
}

/** Returns the share of dark pixels in a part of the picture, in percent. */
function ink({ width, height, data }: Awaited<ReturnType<typeof pixelsOf>>, from: number, to: number): number {
  let dark = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) if ((data[(y * width + x) * 4] ?? 255) < 128) dark += 1;
  return (100 * dark) / ((to - from) * height);
}

test.each([
  ['ja', '山田花子'],
  ['ja', '齋藤ゆう'],
  ['zh', '王小明龙'],
  ['de', '王さん漢'],
] as const)('a name in %s is drawn glyph by glyph: %s', async (lng, name) => {
  const drawn = await pixelsOf(name, lng);
  const alone = await Promise.all([...name].map(async (character) => pixelsOf(character, lng)));
  const missing = await pixelsOf('\u{10ffff}', lng);
  for (const [at, one] of alone.entries()) {
    expect(ink(drawn, at * SIZE, (at + 1) * SIZE)).toBeGreaterThan(5);
    expect(Buffer.compare(one.data, missing.data)).not.toBe(0);
  }
  expect(new Set(alone.map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(name.length);
});

test('a character that none of our typefaces has is drawn as a question mark', async () => {
  const [unknown, mark] = [await pixelsOf('한', 'en'), await pixelsOf('?', 'en')];
  expect(Buffer.compare(unknown.data, mark.data)).toBe(0);
});

test('lines break between words, between Chinese characters, and where the text does', async () => {
  const document = new PDFDocument();
  const [english, chinese] = ['Two divers and\na boat', '潜水和浮潜存在风险'];
  const setter = await typesetterFor(document, [english, chinese], 'zh');
  expect(setter.lines(english, 10, 45)).toEqual(['Two', 'divers', 'and', 'a boat']);
  expect(setter.lines(chinese, 10, 45).join('')).toBe(chinese);
  expect(setter.lines(chinese, 10, 45).length).toBeGreaterThan(1);
});
