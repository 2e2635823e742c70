import { describe, expect, it } from 'vitest';
import { layOutTitle, pieces } from './lines';

/** East Asian characters are as wide as they are high, others half as wide. */
const measure = (text: string) => [...text].reduce((width, character) => width + (character > '\u2e7f' ? 1 : 0.5), 0);
const room = { width: 1000, lines: 3, sizes: [100, 50] };
const lay = (title: string, lng: Parameters<typeof layOutTitle>[1] = 'en') => layOutTitle(title, lng, measure, room);

describe('a title', () => {
  it('is set in the largest font size that fits', () => {
    expect(lay('A wreck')).toEqual({ size: 100, lines: ['A wreck'] });
    expect(lay('x'.repeat(30))).toEqual({ size: 50, lines: ['x'.repeat(30)] });
  });

  it('has lines of about the same length', () => {
    expect(lay('The day of the mantas on Penida').lines).toEqual(['The day of the', 'mantas on Penida']);
  });

  it.each([
    ['de', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(9)],
    ['en', 'how long can a title be before somebody shortens it '.repeat(9)],
    ['ja', 'マンタに会いに行く、朝からの長い一日。'.repeat(9)],
    ['zh', '与蝠鲼同游佩尼达岛，为什么沙地值得一小时。'.repeat(9)],
  ] as const)('in %s that is far too long is truncated and never overflows', (lng, title) => {
    const { size, lines } = lay(title, lng);
    expect(size).toBe(50);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(1000);
  });
});

describe('a line', () => {
  it('breaks between words and keeps their punctuation', () => {
    expect(pieces('Two rocks, and a (small) surprise!', 'en')).toEqual([
      'Two ',
      'rocks, ',
      'and ',
      'a ',
      '(small) ',
      'surprise!',
    ]);
  });

  it('in Japanese begins with no punctuation, small kana or particle, and ends with no bracket', () => {
    for (const piece of pieces('「リバティ号」に会う、ゆっくりと。キャンプ（夜）', 'ja')) {
      expect(piece).not.toMatch(/^[」、。ゃっャッ）にと]/);
      expect(piece).not.toMatch(/[「（]$/);
    }
  });

  it('in Chinese may break between any two words, and begins with no punctuation', () => {
    const found = pieces('蝠鲼，为什么？', 'zh');
    expect(found.length).toBeGreaterThan(1);
    for (const piece of found) expect(piece).not.toMatch(/^[，？]/);
  });
});
