import { getImageProps } from 'next/image';
import { expect, test } from 'vitest';
import { coverSizes } from './cover-sizes';

const landscape = { width: 1920, height: 1080 };

test('a picture that covers a tall head asks for the width at which it is drawn, not for that of the screen', () => {
  expect(coverSizes(landscape, '48vh')).toBe(
    '(min-resolution: 2.5dppx) max( 75vw, calc(48vh * 1.33)), max( 100vw, calc(48vh * 1.78))',
  );
});

test('its sources are those of a screen, without thumbnails', () => {
  const { props } = getImageProps({ src: '/a.webp', alt: '', ...landscape, sizes: coverSizes(landscape, '48vh') });
  const widths = [...(props.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.min(...widths)).toBeGreaterThan(400);
  expect(widths).toContain(1920);
});
