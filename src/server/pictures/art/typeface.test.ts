import { describe, expect, it } from 'vitest';
import { typefaceFor } from './typeface';

const drawn = async (text: string, lng: 'en' | 'ja' | 'zh') =>
  (await typefaceFor([text], lng)).draw(text, 100, 0, 0).match(/<path /g)?.length ?? 0;

describe('the characters of headings', () => {
  it.each([
    ['en', 'Mantas'],
    ['en', 'Grün–Öße'],
    ['ja', '潜る鬱海ヌ'],
    ['zh', '潜水鲼岛湾'],
  ] as const)('all exist in %s: %s', async (lng, text) => {
    expect(await drawn(text, lng)).toBe([...text].length);
  });

  it('have the forms of their language, shared characters included', async () => {
    const [japanese, chinese] = [await typefaceFor(['直'], 'ja'), await typefaceFor(['直'], 'zh')];
    expect(japanese.draw('直', 100, 0, 0)).not.toBe(chinese.draw('直', 100, 0, 0));
  });

  it('are as wide as they are drawn: an East Asian character fills a square', async () => {
    const { measure } = await typefaceFor(['海 '], 'ja');
    expect(measure('海海')).toBeCloseTo(2);
  });

  it('omit characters that none of our typefaces has', async () => {
    expect(await drawn('A🤿B', 'en')).toBe(2);
  });
});
