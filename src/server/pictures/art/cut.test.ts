import { expect, test } from 'vitest';
import { cutAround } from './cut';

const frame = { width: 1200, height: 630 };

test('a portrait is cropped vertically around its focal point', () => {
  const portrait = { width: 1200, height: 2000 };
  expect(cutAround(portrait, frame, '50% 0%')).toEqual({ width: 1200, height: 630, left: 0, top: 0 });
  expect(cutAround(portrait, frame, '50% 20%')).toMatchObject({ top: 274 });
  expect(cutAround(portrait, frame, '50% 100%')).toMatchObject({ top: 1370 });
});

test('a panorama is cropped horizontally around its focal point', () => {
  expect(cutAround({ width: 3000, height: 630 }, frame, '10% 50%')).toEqual({ ...frame, left: 180, top: 0 });
});

test('a picture without a focal point is cropped around its centre', () => {
  expect(cutAround({ width: 3000, height: 630 }, frame, '')).toMatchObject({ left: 900, top: 0 });
});
