import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours that a stylesheet rule assigns to its tokens. */
function tokensOf(selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(start, sheet.indexOf('}', start));
  return new Map([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = tokensOf(':root');
const schemes = { light, dark: new Map([...light, ...tokensOf('[data-tone="deep"]')]) };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'card', 'sunk', 'tint'];
const read: [string, string[]][] = [
  ['text', grounds],
  ['text-soft', grounds],
  ['link', grounds],
  ['success', ['success-tint', 'card', 'ground']],
  ['warning', ['warning-tint', 'card', 'ground']],
  ['danger', ['danger-tint', 'card', 'ground']],
  ['info', ['info-tint', 'card', 'ground']],
  ['on-solid', ['solid', 'solid-hover']],
  ['on-accent', ['accent', 'accent-hover']],
];
const seen: [string, string[]][] = [
  ['line-strong', ['ground', 'card']],
  ['focus', grounds],
  ['brand', ['ground', 'card']],
];

for (const [scheme, tokens] of Object.entries(schemes)) {
  const ratio = (front: string, back: string) => contrast(tokens.get(front) ?? '', tokens.get(back) ?? '');
  const pairs = (table: [string, string[]][]) =>
    table.flatMap(([front, backs]) =>
      backs.map((back) => ({ pair: `${front} on ${back}`, ratio: ratio(front, back) })),
    );

  test(`${scheme}: text passes contrast at 4.5 to 1`, () => {
    expect(pairs(read).filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });

  test(`${scheme}: field borders, the focus ring and marks pass contrast at 3 to 1`, () => {
    expect(pairs(seen).filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
  });

  test(`${scheme}: white text passes contrast on destructive buttons`, () => {
    expect(contrast('#ffffff', tokens.get('danger-solid') ?? '')).toBeGreaterThanOrEqual(4.5);
  });
}
