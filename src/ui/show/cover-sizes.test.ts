import { getImageProps } from 'next/image';
import { expect, test } from 'vitest';
import { coverSizes } from './cover-sizes';

const landscape = { width: 1920, height: 1080 };

test('coverSizes requests a tall cover at the width at which it is drawn, not at screen width', () => {
  expect(coverSizes(landscape, '48vh')).toBe(
    '(min-resolution: 2.5dppx) max( 75vw, calc(48vh * 1.33)), max( 100vw, calc(48vh * 1.78))',
  );
});

test('coverSizes leads to screen-sized sources without thumbnails', () => {
  const { props } = getImageProps({ src: '/a.webp', alt: '', ...landscape, sizes: coverSizes(landscape, '48vh') });
  const widths = [...(props.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.min(...widths)).toBeGreaterThan(400);
  expect(widths).toContain(1920);
});
