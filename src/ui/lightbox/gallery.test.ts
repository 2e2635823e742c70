import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery, PicturesLink } from './gallery';

const photographs = Array.from({ length: 4 }, (_, at) => ({
  src: `/api/media/${at}.webp`,
  width: 1600,
  height: 1200,
  placeholder: 'none',
  focus: '40% 20%',
  alt: `Photograph ${at}`,
}));
const gallery = (count: number) =>
  renderToStaticMarkup(createElement(Gallery, { photographs: photographs.slice(0, count) }));

test('every photograph of a gallery is a link to the picture, with its text, so that it works without scripts', () => {
  const html = gallery(4);
  for (const { src, alt } of photographs) {
    expect(html).toContain(`<a href="${src}" data-width="1600" data-height="1200">`);
    expect(html).toContain(`alt="${alt}"`);
  }
  expect(html.match(/object-position:40% 20%/g)).toHaveLength(photographs.length);
});

test('a gallery hides all photographs but two while scripts run, and renders nothing without photographs', () => {
  expect(gallery(4).match(/<li class=/g)).toHaveLength(2);
  expect(gallery(2)).not.toContain('<li class=');
  expect(gallery(0)).toBe('');
});

test('the link to all pictures opens the first one and carries its text', () => {
  const [first] = photographs;
  if (!first) throw new Error('no photograph');
  const html = renderToStaticMarkup(createElement(PicturesLink, { first, label: '4 pictures' }));
  expect(html).toContain('href="/api/media/0.webp" data-width="1600" data-height="1200" data-alt="Photograph 0"');
});
