import { expect, test } from 'vitest';
import { inLines, shownLines, usualNeedsInForm } from './needs-values';
import { fromProductForm, newProduct } from './product-values';

test('inLines repeats the last entry of the shorter list', () => {
  expect(inLines({ transport: ['none', 'boat'], led_by: ['instructor'] })).toEqual({
    transport: ['none', 'boat'],
    led_by: ['instructor', 'instructor'],
  });
  expect(inLines({ transport: ['boat'], led_by: ['guide'] })).toEqual({ transport: ['boat'], led_by: ['guide'] });
});

test('shownLines ends with the last day of the product, and has at least one line', () => {
  const needs = { transport: ['none', 'boat', 'van'] as const, led_by: ['guide', 'guide', 'none'] as const };
  const lines = { transport: [...needs.transport], led_by: [...needs.led_by] };
  expect(shownLines({ ...lines, duration_days: 1.5 })).toEqual({
    transport: ['none', 'boat'],
    led_by: ['guide', 'guide'],
  });
  expect(shownLines({ ...lines, duration_days: 0.5 })).toEqual({ transport: ['none'], led_by: ['guide'] });
});

test('a product is sent with the lines shown in its form', () => {
  const values = { ...newProduct, ...inLines({ transport: ['none', 'boat'], led_by: ['guide'] }) };
  expect(fromProductForm({ ...values, duration_days: 1 })).toMatchObject({ transport: ['none'], led_by: ['guide'] });
});

test('a new form suggests the usual needs of a day trip, and others for another kind', () => {
  expect(newProduct).toMatchObject({ transport: ['boat'], led_by: ['guide'], parts: ['morning', 'afternoon'] });
  expect(usualNeedsInForm({ ...newProduct, kind: 'internship' })).toMatchObject({
    transport: ['none'],
    led_by: ['none'],
  });
  const openWater = { ...newProduct, kind: 'course' as const, slug: 'open-water', duration_days: 3 };
  expect(usualNeedsInForm(openWater)).toMatchObject({
    transport: ['none', 'boat'],
    led_by: ['instructor', 'instructor'],
  });
});
