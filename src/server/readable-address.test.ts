import { expect, it } from 'vitest';
import { readableAddress } from './readable-address';

it.each(['/', '/de/trips', '/trips/w%C3%BCrmer?search=%E3%83%9E', '/trips?search=%zz', '*'])(
  'leaves %s alone',
  (url) => {
    expect(readableAddress(url)).toBe(url);
  },
);

it.each([
  ['/trips/%zz', '/trips/%25zz'],
  ['/api/media/%FF.webp?lang=de', '/api/media/%25FF.webp?lang=de'],
  ['/trips/w%C3%BCrmer/%E0%A4', '/trips/w%25C3%25BCrmer/%25E0%25A4'],
])('spells %s, which is no text, so that it can be looked for', (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
});

it('asks for a character that nothing here has instead of one the database refuses to hear of', () => {
  expect(readableAddress('/trips/a%00b?search=%00')).toBe('/trips/a%EF%BF%BDb?search=%EF%BF%BD');
});
