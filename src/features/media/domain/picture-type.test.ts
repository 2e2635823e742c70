import { describe, expect, test } from 'vitest';
import { pictureTypeOf } from './picture-type';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

describe('pictureTypeOf reads the type from the first bytes', () => {
  test.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ])('%s', (type, file) => {
    expect(pictureTypeOf(file)).toBe(type);
  });

  test.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', bytes('GIF89a')],
    ['AVIF', bytes([0, 0, 0, 28], 'ftypavif')],
    ['HEIC', bytes([0, 0, 0, 24], 'ftypheic')],
    ['a sound in a RIFF file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a page', bytes('<!doctype html>')],
    ['nothing', bytes()],
    ['a JPEG that is cut off at once', bytes([0xff, 0xd8])],
  ])('%s is not accepted', (_, file) => {
    expect(pictureTypeOf(file)).toBeNull();
  });
});
