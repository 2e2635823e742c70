import { describe, expect, test } from 'vitest';
import { diverCount, diversOf, emptyDraft, packagesOf, withProduct } from './draft';

const draft = emptyDraft('key');
const trip = { divers_per_package: 2, max_quantity: 6, level: 'open_water' } as const;

describe('a draft', () => {
  test('has two divers for each package, never more than can be ordered', () => {
    expect(diverCount({ quantity: '3' }, trip)).toBe(6);
    expect(diverCount({ quantity: '99' }, trip)).toBe(12);
    expect(diverCount({ quantity: 'two' }, trip)).toBe(2);
  });

  test('has one diver for half a package of two, and one diver for each package of one', () => {
    expect(diverCount({ quantity: '1.5' }, trip)).toBe(3);
    expect(diverCount({ quantity: '0,5' }, trip)).toBe(1);
    expect(diverCount({ quantity: '3' }, { ...trip, divers_per_package: 1 })).toBe(3);
  });

  test('counts packages only in whole numbers and halves above 0', () => {
    expect(packagesOf({ quantity: ' 3 ' })).toBe(3);
    expect(packagesOf({ quantity: '1,5' })).toBe(1.5);
    for (const quantity of ['', '0', '-1', '0.0', '1.25', '1.', 'two', '1e3'])
      expect(packagesOf({ quantity }), quantity).toBeNull();
  });

  test('keeps the divers of a removed package in case it is added again', () => {
    const typed = { ...draft, quantity: '2', divers: diversOf({ ...draft, quantity: '2' }, trip) };
    typed.divers = typed.divers.map((diver, index) => ({ ...diver, full_name: `Diver ${index + 1}` }));
    expect(diversOf({ ...typed, quantity: '1' }, trip)).toHaveLength(2);
    expect(diversOf(typed, trip).at(-1)?.full_name).toBe('Diver 4');
  });

  test('assumes guests are not certified only when no certification is needed', () => {
    expect(diversOf(draft, trip)[0]?.certification_level).toBe('');
    expect(diversOf(draft, { ...trip, level: 'none' })[0]?.certification_level).toBe('none');
  });

  test('for another product keeps its divers and requires a new day', () => {
    const typed = {
      ...draft,
      product: 'amed-day',
      activity_date: '2026-12-24',
      activity_time: '13:00',
      add_ons: { torch: 2 },
      inquiry: 'Hello',
    };
    expect(withProduct(typed, 'usat-liberty-wreck')).toMatchObject({
      product: 'usat-liberty-wreck',
      activity_date: '',
      activity_time: '',
      add_ons: {},
      inquiry: 'Hello',
    });
    expect(withProduct(typed, 'amed-day')).toBe(typed);
  });
});
