import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mosaic } from './mosaic';

const labels = { close: 'Close', back: 'Previous picture', next: 'Next picture' };
const photographs = Array.from({ length: 7 }, (_, at) => ({
  src: `/api/media/${at}.webp`,
  width: 1600,
  height: 1200,
  placeholder: 'none',
  focus: '40% 20%',
  alt: `Photograph ${at}`,
}));
const written = (about: object = {}) => renderToStaticMarkup(createElement(Mosaic, { photographs, labels, ...about }));

test('every photograph of a mosaic is a link to the picture, with its text, so that it works without scripts', () => {
  const html = written();
  for (const { src, alt } of photographs) {
    expect(html).toContain(`<a href="${src}" data-width="1600" data-height="1200">`);
    expect(html).toContain(`alt="${alt}"`);
  }
  expect(html.match(/object-position:40% 20%/g)).toHaveLength(photographs.length);
});

test('a mosaic fetches its large photograph first and counts those beyond five', () => {
  const html = written();
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html).toContain('>+2<');
  expect(written({ photographs: photographs.slice(0, 5) })).not.toContain('aria-hidden');
});

test('a mosaic links to the film if there is one', () => {
  expect(written()).not.toContain('Watch');
  expect(written({ video: { href: 'https://film.example/1', label: 'Watch the film' } })).toContain(
    'href="https://film.example/1"',
  );
});
