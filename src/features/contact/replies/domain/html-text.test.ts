import { afterEach, expect, test, vi } from 'vitest';
import { textOfHtml } from './html-text';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the characters read by all searches in a page. */
function charactersRead(html: string): number {
  const search = vi.spyOn(String.prototype, 'indexOf');
  textOfHtml(html);
  const read = search.mock.calls.map(([, from = 0], call) => {
    const found = search.mock.results[call]?.value as number;
    return (found < 0 ? html.length : found + 1) - from;
  });
  search.mockRestore();
  return read.reduce((all, one) => all + one, 0);
}

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

test.each([
  '<br',
  '<',
  '</',
  '</p',
  '<!--',
  '<!-- >',
  '<style',
  '<style>',
  '<style></',
  '<script></style>',
  '<br>',
  'a > b ',
])('textOfHtml reads a page of %s in linear time', (part) => {
  const [once, twice] = [charactersRead(repeated(part, 20_000)), charactersRead(repeated(part, 40_000))];
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThanOrEqual(4 * 20_000);
  expect(twice).toBeLessThanOrEqual(4 * 40_000);
});

test('textOfHtml reads at most 100,000 characters of a page', () => {
  const words = 'a word '.repeat(20_000);
  expect(textOfHtml(`<p>${words}</p>`)).toBe(words.slice(0, 100_000 - '<p>'.length));
});

test('textOfHtml drops styles, scripts and comments, even if they are unclosed', () => {
  expect(textOfHtml('a<style>p > b{}</STYLE >b<script>if (1 < 2) "</p>"</script>c<!-- d > e -->f')).toBe('abcf');
  expect(textOfHtml('Hello<style>p{}')).toBe('Hello');
  expect(textOfHtml('Hello<!-- p')).toBe('Hello');
  expect(textOfHtml('Hello<a href="https://')).toBe('Hello');
});

test('textOfHtml keeps a < that begins no tag', () => {
  expect(textOfHtml('<p>5 < 6 and I <3 mantas</p>')).toBe('5 < 6 and I <3 mantas\n');
});
