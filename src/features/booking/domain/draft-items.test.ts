import { describe, expect, test } from 'vitest';
import { type Draft, diverCount, diversOf, emptyDraft, openPackages, partyCount } from './draft';
import { itemsOf, itemsWithPeople, withItem, withOpen, withoutItem, withPerson } from './draft-items';

const trip = { divers_per_package: 2, max_quantity: 6, level: 'open_water' } as const;
const course = { divers_per_package: 1, max_quantity: 4, level: 'none' } as const;
const productOf = (slug: string) => (slug === 'course' ? course : trip);

const one = {
  ...emptyDraft('key'),
  ...{ product: 'amed', variant: 'two-dives', activity_date: '2026-12-24', activity_time: '07:30', quantity: '1.5' },
  add_ons: { torch: 2 },
};
const named = { ...one, divers: diversOf(one, trip).map((diver, at) => ({ ...diver, full_name: 'abc'[at] ?? '' })) };
const two = withItem(named, { product: 'course', activity_date: '2026-12-26' }, trip);
const namesOf = (draft: Draft) => draft.divers.map(({ full_name }) => full_name).join('');

describe('a booking with several items', () => {
  test('starts with everybody of the first item on each item', () => {
    expect(two).toMatchObject({
      product: 'course',
      variant: '',
      activity_date: '2026-12-26',
      add_ons: {},
      quantity: '3',
    });
    expect(itemsOf(two).map((item) => [item.product, item.activity_date])).toEqual([
      ['amed', '2026-12-24'],
      ['course', '2026-12-26'],
    ]);
    expect(itemsWithPeople(two, course).map(({ at, divers }) => [at, divers])).toEqual([
      ['items.0.', [0, 1, 2]],
      ['items.1.', [0, 1, 2]],
    ]);
    expect(partyCount(two, course)).toBe(3);
    expect(openPackages(withOpen(two, 0), trip)).toBe(1.5);
  });

  test('switching between items keeps what is entered for each', () => {
    const first = withOpen(two, 0);
    expect(first).toMatchObject({
      product: 'amed',
      variant: 'two-dives',
      activity_time: '07:30',
      add_ons: { torch: 2 },
    });
    expect(withOpen(first, 1)).toEqual(two);
    expect(itemsOf(first)).toEqual(itemsOf(two));
  });

  test('takes a person off one item only, and adds them again', () => {
    const without = withPerson(two, 1, false);
    expect(itemsWithPeople(without, course).map(({ divers }) => divers)).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect(diverCount(without, course)).toBe(2);
    expect(withPerson(without, 1, true)).toEqual(two);
    expect(withPerson(named, 1, false)).toBe(named);
  });

  test('adds a new person to every item', () => {
    const more = { ...withPerson(two, 1, false), quantity: '4' };
    expect(itemsWithPeople(more, course).map(({ divers }) => divers)).toEqual([
      [0, 1, 2, 3],
      [0, 2, 3],
    ]);
  });

  test('counts packages again once the other items are removed', () => {
    const back = withoutItem(two, 1, productOf);
    expect(back).toEqual(named);
    expect(withoutItem(named, 0, productOf)).toBe(named);
  });

  test('keeps the forms of people who were not on the last item, behind the others', () => {
    const left = withoutItem(withPerson(two, 0, false), 0, productOf);
    expect(left).toMatchObject({ product: 'course', quantity: '2' });
    expect(left).not.toHaveProperty('basket');
    expect(namesOf(left)).toBe('bca');
  });

  test('keeps the same item open when an earlier one is removed', () => {
    const three = withItem(two, { product: 'amed', activity_date: '2026-12-28' }, course);
    expect(withoutItem(three, 0, productOf)).toMatchObject({ product: 'amed', activity_date: '2026-12-28' });
    expect(withoutItem(three, 2, productOf)).toMatchObject({ product: 'course', basket: { at: 1 } });
  });
});
