import { expect, test } from 'vitest';
import { wordsOfFileName } from './words-of-file-name';

test.each([
  ['manta-ray_at manta point (2).jpg', 'Manta ray at manta point'],
  ['Green turtle.over.coral.webp', 'Green turtle over coral'],
  ['ikan-mola_12.JPG', 'Ikan mola'],
  ['Schildkröte über Riff.png', 'Schildkröte über Riff'],
])('the words of %s are "%s"', (name, words) => {
  expect(wordsOfFileName(name)).toBe(words);
});

test.each([
  'IMG_2041.jpg',
  'DSC00123.JPG',
  'PXL_20261104_013355.jpg',
  'WhatsApp Image 2026-11-04 at 08.13.jpeg',
  'Screenshot from today.png',
  'a1b2c3d4.webp',
  'boat.jpg',
  '海.jpg',
  'noname',
])('a name such as %s has none', (name) => {
  expect(wordsOfFileName(name)).toBe('');
});
