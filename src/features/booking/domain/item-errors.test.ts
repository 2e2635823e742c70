import { describe, expect, test } from 'vitest';
import { emptyDraft } from './draft';
import { withItem, withOpen } from './draft-items';
import { closedItemIn, errorsByItem, errorsOfOpenItem } from './item-errors';

const one = { ...emptyDraft('key'), product: 'amed', activity_date: '2026-12-24' };
const two = withItem(one, { product: 'amed' });

describe('errors of a booking with several items', () => {
  test("of the open item are shown at the form's fields", () => {
    const errors = {
      'items.1.activity_date': 'full',
      'items.1.divers': 'nobody',
      'items.0.activity_date': 'past',
      'divers.0.full_name': 'missing',
    };
    expect(errorsOfOpenItem(errors, two)).toEqual({
      activity_date: 'full',
      along: 'nobody',
      'items.0.activity_date': 'past',
      'divers.0.full_name': 'missing',
    });
    expect(errorsOfOpenItem(errors, one)).toBe(errors);
  });

  test('of a person on no item are shown at the choice of people', () => {
    expect(errorsOfOpenItem({ 'divers.1': 'on none' }, two)).toEqual({ along: 'on none' });
  });

  test('stay with their item when another one is opened', () => {
    const errors = { activity_date: 'full', along: 'nobody', pickup_area: 'missing', 'items.0.variant': 'missing' };
    const first = withOpen(two, 0);
    expect(errorsOfOpenItem(errorsByItem(errors, two), first)).toEqual({
      'items.1.activity_date': 'full',
      'items.1.divers': 'nobody',
      pickup_area: 'missing',
      variant: 'missing',
    });
    expect(errorsByItem(errors, one)).toBe(errors);
  });

  test('give the position of the first closed item', () => {
    expect(closedItemIn({ 'items.2.variant': '', 'items.0.activity_date': '', 'divers.1.phone': '' })).toBe(0);
    expect(closedItemIn({ activity_date: '' })).toBeUndefined();
  });
});
